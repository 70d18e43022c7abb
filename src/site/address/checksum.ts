/** A short name for a text of any length; other texts have other names, as far as chance allows. */
export function checksum(text: string): string {
  let sum = 0;
  for (const character of text) sum = (Math.imul(sum, 31) + character.codePointAt(0)!) | 0;
  return (sum >>> 0).toString(36);
}
