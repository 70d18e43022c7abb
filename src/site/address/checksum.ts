/** A short hash; two texts may share one, which is unlikely. */
export function computeChecksum(text: string): string {
  let sum = 0;
  for (const character of text) sum = (Math.imul(sum, 31) + character.codePointAt(0)!) | 0;
  return (sum >>> 0).toString(36);
}
