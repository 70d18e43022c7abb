import { words } from '../../words/index.ts';
import type { Round } from './class-record.ts';

export type Table = readonly (readonly string[])[];

export interface ListedAnswer {
  /** Empty if the seat gave none. */
  readonly label: string;
  /** Null until the class has seen what is right, and for a question whose answers are neither right nor wrong. */
  readonly isRight: boolean | null;
}

export interface ListedVote {
  /** From 1. */
  readonly number: number;
  /** One for each seat. */
  readonly answers: readonly ListedAnswer[];
}

/** A question that somebody answered, with where it is asked. */
export interface ListedQuestion {
  readonly lesson: string;
  readonly section: string;
  readonly question: string;
  /** Empty until the class has seen it, and if no answer can be shown. */
  readonly right: string;
  /** Those that somebody answered. Never empty. */
  readonly votes: readonly ListedVote[];
}

/** Texts that a spreadsheet would run as a formula, also with full-width characters. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** The questions that somebody answered, in the order of asking; `seats` come first in each vote. */
export function listQuestions(rounds: readonly Round[], seats: readonly string[]): ListedQuestion[] {
  const answering = rounds.flatMap(({ votes }) => votes.flatMap((answers) => [...answers.keys()]));
  const ids = [...new Set([...seats, ...answering])];
  return rounds.flatMap(({ lesson, question, phase, votes, text }) => {
    const isShown = phase === 'revealed';
    const list = (given: string | undefined): ListedAnswer => {
      if (given === undefined) return { label: '', isRight: null };
      return {
        label: text?.labels[given] ?? given,
        isRight: isShown ? (text?.verdicts[given] ?? null) : null,
      };
    };
    const listed = [...votes.entries()]
      .filter(([, answers]) => answers.size > 0)
      .map(([index, answers]) => ({ number: index + 1, answers: ids.map((id) => list(answers.get(id))) }));
    if (listed.length === 0) return [];
    return {
      lesson: text?.lesson ?? lesson,
      section: text?.section ?? '',
      question: text?.question ?? question,
      right: isShown ? (text?.right ?? '') : '',
      votes: listed,
    };
  });
}

/** How many answers are right, among those that are judged. */
export function countRight(answers: readonly ListedAnswer[]): {
  readonly right: number;
  readonly all: number;
} {
  const judged = answers.filter(({ isRight }) => isRight !== null);
  return { right: judged.filter(({ isRight }) => isRight).length, all: judged.length };
}

/** The last answer of a seat to each question that it answered. */
export function listSeat(questions: readonly ListedQuestion[], seat: number): ListedAnswer[] {
  return questions.flatMap(
    ({ votes }) => votes.map(({ answers }) => answers[seat]).findLast(({ label }) => label !== '') ?? [],
  );
}

/** A head row, then a row for each vote. */
export function buildAnswersTable(questions: readonly ListedQuestion[]): Table {
  const { columns, seat, vote } = words.classAnswers;
  const heading = [columns.lesson, columns.section, columns.question, columns.vote, columns.right];
  const rows = questions.flatMap(({ lesson, section, question, right, votes }) =>
    votes.map(({ number, answers }) => {
      const labels = answers.map(({ label }) => label);
      return [lesson, section, question, vote(number), right, ...labels];
    }),
  );
  const seats = questions[0]?.votes[0].answers ?? [];
  return [[...heading, ...seats.map((_, index) => seat(index + 1))], ...rows];
}

/** Comma-separated values as in RFC 4180. Texts that a spreadsheet would take for formulas get an apostrophe. */
export function writeCsv(table: Table): string {
  const write = (cell: string) => `"${(FORMULA.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;
  // The byte-order mark makes spreadsheets read UTF-8.
  return `\uFEFF${table.map((row) => `${row.map(write).join(',')}\r\n`).join('')}`;
}

/** Null if invalid. */
export function readListedQuestion(raw: unknown): ListedQuestion | null {
  const { lesson, section, question, right, votes } = Object(raw) as Record<keyof ListedQuestion, unknown>;
  const texts = [lesson, section, question, right];
  if (!texts.every((each) => typeof each === 'string') || !Array.isArray(votes)) return null;
  return votes.length > 0 && votes.every(isVote) ? (raw as ListedQuestion) : null;
}

function isVote(raw: unknown): boolean {
  const { number, answers } = Object(raw) as Record<keyof ListedVote, unknown>;
  return typeof number === 'number' && Array.isArray(answers) && answers.every(isAnswer);
}

function isAnswer(raw: unknown): boolean {
  const { label, isRight } = Object(raw) as Record<keyof ListedAnswer, unknown>;
  return typeof label === 'string' && (isRight === null || typeof isRight === 'boolean');
}
