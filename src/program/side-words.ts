import { readBody } from './outline.ts';
import { listPassedArguments } from './passed-arguments.ts';

/** Two words of the program, in quotes. */
export type SideWords = readonly [string, string];

const quoted = /(["'])(?:(?!\1)[^\\\n])+\1/g;
const mark = /^["'][xo]["']$/i;

/**
 * The words for both sides that a function passes on to itself at a place, as `turn === "ai" ? "human" : "ai"`, or each in a
 * call of its own; null if it passes anything else. Which side each is for is not known.
 */
export function findSideWords(source: string, name: string, place: number): SideWords | null {
  const body = findOwnBody(source, name);
  const texts = listPassedArguments(body, name).flatMap((given) => given[place] ?? []);
  const written = texts.map((text) => findSet(body, text));
  const words = new Set(written.flatMap((text) => text.match(quoted) ?? []));
  const isOther = (text: string) => /[()[\]{}]/.test(text) || !/["']/.test(text);
  const [one, other] = words;
  return words.size !== 2 || written.some(isOther) || mark.test(one) ? null : [one, other];
}

/** The lines of a function below its head; empty if there is none. */
export function findOwnBody(source: string, name: string): string {
  const lines = source.split('\n');
  const head = new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}\\b.*\\(.*(?:[:{]|=>)\\s*$`);
  const at = lines.findIndex((line) => head.test(line));
  return at < 0 ? '' : readBody(lines, at + 1).join('\n');
}

/** What a variable is set to there; any other text unchanged. */
function findSet(body: string, text: string): string {
  if (!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(text)) return text;
  const set = new RegExp(
    `(?<![\\p{L}\\p{N}_$.])${text.replaceAll('$', '\\$')}\\s*=(?!=)\\s*(.+?);?\\s*$`,
    'mu',
  );
  return set.exec(body)?.[1] ?? text;
}
