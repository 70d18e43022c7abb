/** Most sentences that can be repeated. */
const KEPT = 20;

/** The sentences that screen readers announced, newest last. */
export const said: string[] = [];

export function noteSentence(text: string): void {
  if (text === said.at(-1)) return;
  said.push(text);
  if (said.length > KEPT) said.shift();
}
