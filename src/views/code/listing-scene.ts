import type { ProgramListing, ProgramTrace, Trace } from '../../search/index.ts';
import type { CodeLine } from './code-scene.ts';
import { listProgramMarks } from './program-marks.ts';

export type ListedTrace = ProgramTrace & { readonly listing: ProgramListing };

export function isListed(trace: Trace): trace is ListedTrace {
  return trace.listing !== null;
}

/** A recorded program at a step: the functions that ran, with the numbers that their lines have in the whole. */
export function buildListingScene(trace: ListedTrace, step: number, isRevealed: boolean): CodeLine[] {
  const marks = new Map(listProgramMarks(trace, step).map((mark) => [mark.line, mark]));
  const { wrong, right } = trace.listing;
  return listShownLines(trace).flatMap(({ number, text }): CodeLine[] => {
    const { kind = 'none', note = '' } = marks.get(number) ?? {};
    const lit = kind === 'wrong' ? 'none' : kind;
    const line = {
      number,
      text,
      lit,
      note,
      mistake: isRevealed && wrong.includes(number) ? 'wrong' : 'none',
    } as const;
    if (!isRevealed) return [line];
    const missing = right.filter(([after]) => after === number);
    return [
      line,
      ...missing.map(([, its]): CodeLine => ({
        number: null,
        text: its,
        lit: 'none',
        note: '',
        mistake: 'right',
      })),
    ];
  });
}

/** The lines of the functions that ran as calls, or that are wrong. */
export function listShownLines({
  program,
  listing,
}: ListedTrace): { readonly number: number; readonly text: string }[] {
  const lines = listing.text.split('\n');
  const { functions, ran } = program;
  const spans = functions.map(({ line }) => findSpan(lines, line));
  const shown = spans.filter(
    ([from, to], index) =>
      ran.includes(index) ||
      listing.wrong.some((line) => line >= from && line <= to) ||
      listing.right.some(([after]) => after >= from && after < to),
  );
  return lines.flatMap((text, index) => {
    const number = index + 1;
    return shown.some(([from, to]) => number >= from && number <= to) ? [{ number, text }] : [];
  });
}

/** The first and last line of a function, with the comment right above it; from 1. */
function findSpan(lines: readonly string[], head: number): readonly [from: number, to: number] {
  const indent = countIndent(lines[head - 1]);
  let to = head;
  for (let line = head + 1; line <= lines.length; line++) {
    const text = lines[line - 1];
    const isClosing = countIndent(text) === indent && /^\s*[}\])]/.test(text);
    if (text.trim() !== '' && countIndent(text) <= indent && !isClosing) break;
    if (text.trim() !== '') to = line;
    if (isClosing) break;
  }
  const isComment = (line: number) => /^\s*(?:\/\/|\/?\*|#|@)/.test(lines[line - 1] ?? '');
  let from = head;
  while (isComment(from - 1)) from--;
  return [from, to];
}

function countIndent(text: string): number {
  return text.length - text.trimStart().length;
}
