import { words } from '../../words/index.ts';
import type { Round } from './class-record.ts';

export type Table = readonly (readonly string[])[];

/** What a spreadsheet would run as a formula, in its usual and its wide form. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** A heading, then a row for each vote on each question: what was asked, what is right, and what each seat answered. */
export function buildAnswersTable(rounds: readonly Round[], seats: readonly string[]): Table {
  const { columns, seat, vote } = words.classAnswers;
  const answering = rounds.flatMap(({ votes }) => votes.flatMap((answers) => [...answers.keys()]));
  const ids = [...new Set([...seats, ...answering])];
  const heading = [
    columns.lesson,
    columns.question,
    columns.vote,
    columns.right,
    ...ids.map((_, index) => seat(index + 1)),
  ];
  const rows = rounds.flatMap(({ lesson, question, phase, votes, text }) =>
    votes.map((answers, index) => [
      text?.lesson ?? lesson,
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

/** Comma-separated values as in RFC 4180. What a spreadsheet would take for a formula begins with an apostrophe. */
export function writeCsv(table: Table): string {
  const write = (cell: string) => `"${(FORMULA.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;
  // The mark at the start has spreadsheets read UTF-8.
  return `\uFEFF${table.map((row) => `${row.map(write).join(',')}\r\n`).join('')}`;
}
