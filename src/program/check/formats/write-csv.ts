import { functionNames, type Checked } from '../checked.ts';
import { findGroupKey, nameRemarks, nameGroup } from '../group.ts';
import type { MarkedProgram } from '../mark-tests.ts';

type ReadCell = (checked: Checked, marked: MarkedProgram) => string | number;

/** A program that was not judged has no marks, not even 0. */
const readIfJudged =
  (read: (marked: MarkedProgram) => number): ReadCell =>
  (_, marked) =>
    marked.tests.length > 0 ? read(marked) : '';

const columns: readonly (readonly [name: string, read: ReadCell])[] = [
  ['student', ({ student }) => student],
  ['file', ({ file }) => file],
  ['state', ({ state }) => state],
  ['right', ({ right }) => right],
  ['wrong', ({ wrong }) => wrong],
  ['positions', ({ toAsk }) => toAsk],
  ['points', readIfJudged(({ points }) => points)],
  ['of', readIfJudged(({ max }) => max)],
  ...functionNames.map(
    (name) =>
      [
        name,
        ({ functions }: Checked) => functions.find((each) => each.name === name)?.state ?? 'unchecked',
      ] as const,
  ),
  ['mistake', (each) => (each.state === 'right' ? '' : nameGroup(findGroupKey(each)))],
  ['position', ({ first }) => first?.position ?? ''],
  ['line', ({ first }) => first?.line ?? ''],
  ['what happened', ({ first }) => first?.text ?? ''],
  ['remarks', (each) => nameRemarks(each).join('; ')],
  ['notes', ({ notes }) => notes.join(' ')],
  ['call', ({ call }) => call],
  ['engine', ({ engine }) => engine],
  ['seed', ({ seed }) => seed],
  ['sha256', ({ sha256 }) => sha256],
];

/** One row for each student, below a row of column names (RFC 4180). */
export function writeCsv(all: readonly MarkedProgram[]): string {
  const rows = [
    columns.map(([name]) => name),
    ...all.map((marked) => columns.map(([, read]) => `${read(marked.checked, marked)}`)),
  ];
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

/** Texts that a spreadsheet would read as formulas, unless they start with an apostrophe. */
const formula = /^[=+\-@\t\r]/;

function writeCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
