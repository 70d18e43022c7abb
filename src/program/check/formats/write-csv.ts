import { functionNames, type Checked } from '../checked.ts';
import { findGroupKey, nameGroup } from '../group.ts';

const columns: readonly (readonly [name: string, read: (each: Checked) => string | number])[] = [
  ['student', ({ student }) => student],
  ['file', ({ file }) => file],
  ['state', ({ state }) => state],
  ['right', ({ right }) => right],
  ['wrong', ({ wrong }) => wrong],
  ['positions', ({ toAsk }) => toAsk],
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
  ['notes', ({ notes }) => notes.join(' ')],
  ['call', ({ call }) => call],
  ['engine', ({ engine }) => engine],
  ['seed', ({ seed }) => seed],
  ['sha256', ({ sha256 }) => sha256],
];

/** One row a student, with a row of names above (RFC 4180). */
export function writeCsv(checked: readonly Checked[]): string {
  const rows = [
    columns.map(([name]) => name),
    ...checked.map((each) => columns.map(([, read]) => `${read(each)}`)),
  ];
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

/** A spreadsheet takes a text that begins like this for a formula; after an apostrophe it does not. */
const formula = /^[=+\-@\t\r]/;

function writeCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
