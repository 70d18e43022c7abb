import { words } from '../../words/index.ts';
import type { Round } from './class-record.ts';

export type Table = readonly (readonly string[])[];

/** Texts that a spreadsheet would run as a formula, also with full-width characters. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * A head row, then a row for each vote that somebody answered: where the question is asked, the question, the right
 * answer, and the answer of each seat.
 */
export function buildAnswersTable(rounds: readonly Round[], seats: readonly string[]): Table {
  const { columns, seat, vote } = words.classAnswers;
  const answering = rounds.flatMap(({ votes }) => votes.flatMap((answers) => [...answers.keys()]));
  const ids = [...new Set([...seats, ...answering])];
  const heading = [
    columns.lesson,
    columns.section,
    columns.question,
    columns.vote,
    columns.right,
    ...ids.map((_, index) => seat(index + 1)),
  ];
  const rows = rounds.flatMap(({ lesson, question, phase, votes, text }) =>
    [...votes.entries()]
      .filter(([, answers]) => answers.size > 0)
      .map(([index, answers]) => [
        text?.lesson ?? lesson,
        text?.section ?? '',
        text?.question ?? question,
        vote(index + 1),
        phase === 'revealed' ? (text?.right ?? '') : '',
        ...ids.map((id) => {
          const given = answers.get(id);
          return given === undefined ? '' : (text?.labels[given] ?? given);
        }),
      ]),
  );
  return [heading, ...rows];
}

/** Comma-separated values as in RFC 4180. Texts that a spreadsheet would take for formulas get an apostrophe. */
export function writeCsv(table: Table): string {
  const write = (cell: string) => `"${(FORMULA.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;
  // The byte-order mark makes spreadsheets read UTF-8.
  return `\uFEFF${table.map((row) => `${row.map(write).join(',')}\r\n`).join('')}`;
}
