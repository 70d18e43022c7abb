import { words } from '../../words/index.ts';
import { codeSigns } from '../code-signs.ts';
import type { Reading } from './reading.ts';

const copies = codeSigns.flatMap(({ shallowCopies }) => shallowCopies);

interface ShallowCopy {
  readonly line: number;
  readonly copied: string;
}

/** The first copy, soon after a line from 1, of a list whose rows are then changed; null if there is none. */
export function findShallowCopy(source: string, from = 0): ShallowCopy | null {
  const lines = source.split('\n');
  for (const [at, text] of lines.entries()) {
    if (from > 0 && (at < from || at > from + REACH)) continue;
    const [, name, copied] = copies.map((each) => each.exec(text)).find((each) => each !== null) ?? [];
    if (name === undefined || /\bfor\b/.test(text)) continue;
    const marks = new RegExp(`(?<![\\w.])${name}(\\[[^\\]]+\\]){2}\\s*=[^=]`);
    if (lines.slice(at + 1, at + REACH).some((each) => marks.test(each))) return { line: at + 1, copied };
  }
  return null;
}

/** Most lines from a copy to the mark placed on it. */
const REACH = 8;

/** Marks of an earlier branch are on the board, and the rows of a copy are changed. */
export function findSharedRows(reading: Reading, extra: number): string | null {
  const copy = extra > 0 ? findShallowCopy(reading.source) : null;
  return copy && words.faults['shallow-copy'](copy.copied, copy.line);
}
