/** So many sentences can be said again. */
const KEPT = 20;

/** What screen readers were told, newest last. */
export const said: string[] = [];

export function noteSentence(text: string): void {
  if (text === said.at(-1)) return;
  said.push(text);
  if (said.length > KEPT) said.shift();
}
