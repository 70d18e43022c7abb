import { findReached, findRecursion, readBody, type Outline } from '../outline.ts';

/** A text of an element that is read, and not set. */
const read = /\.(?:textContent|innerText|innerHTML)\b(?!\s*[-+]?=(?!=))/;

/** Whether a search, or what it calls, reads texts of its page: they are its board. */
export function readsPage(source: string, outline: Outline): boolean {
  const { recursive, isGuessed } = findRecursion(outline);
  if (isGuessed || !read.test(source)) return false;
  const reach = findReached(outline);
  const names = new Set([...recursive].flatMap((name) => [name, ...(reach.get(name) ?? [])]));
  const lines = source.split('\n');
  return outline.functions.some(
    ({ name, line }) =>
      names.has(name) && [lines[line - 1], ...readBody(lines, line)].some((text) => read.test(text)),
  );
}
