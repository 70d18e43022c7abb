import { entriesOf, Stored } from './stored.ts';

/** What a reader answered to a question. */
export interface Answered {
  /** The last answer, as it is written: `−8`, `7`, `yes`, `0 2`. */
  readonly given: string;
  /** How many answers were given, this one included. */
  readonly tries: number;
  /** Whether the question is settled: answered rightly, or the answer was shown. */
  readonly isDone: boolean;
}

/** The answers to the questions of a lesson, by question. */
export type GivenAnswers = { readonly [question: string]: Answered };

/** The answers of a reader, by lesson. */
type Answers = { readonly [lesson: string]: GivenAnswers };

const NAME = /^[^\s]{1,80}$/;
const MOST = 500;

/** All answers on this machine. */
export const answers = new Stored<Answers>('answers', (raw) =>
  checked(raw, (questions) => {
    const valid = readGiven(questions);
    return Object.keys(valid).length ? valid : null;
  }),
);

/** How many questions of a lesson are settled. */
export function doneIn(lesson: string): number {
  return Object.values(answers.value[lesson] ?? {}).filter(({ isDone }) => isDone).length;
}

/** How many answers are kept, in how many lessons. */
export function answersKept(): { questions: number; lessons: number } {
  const counts = Object.values(answers.value).map((questions) => Object.keys(questions).length);
  return { questions: counts.reduce((sum, each) => sum + each, 0), lessons: counts.length };
}

/** Keeps an answer, or forgets it if it is null. */
export function keepAnswer(lesson: string, question: string, answered: Answered | null): void {
  answers.update((before) => {
    const { [lesson]: _, ...elsewhere } = before;
    const here = withAnswer(before[lesson] ?? {}, question, answered);
    return Object.keys(here).length ? { ...elsewhere, [lesson]: here } : elsewhere;
  });
}

/** The same answers with one more, or without one if it is null. */
export function withAnswer(given: GivenAnswers, question: string, answered: Answered | null): GivenAnswers {
  const { [question]: _, ...others } = given;
  return answered ? { ...others, [question]: answered } : others;
}

/** Reads answers, of which anything may be wrong, and leaves out what is. */
export function readGiven(raw: unknown): GivenAnswers {
  return checked(raw, readAnswered);
}

/** Keeps what is valid of a record, up to a limit. */
function checked<T>(raw: unknown, read: (value: unknown) => T | null): { [name: string]: T } {
  const valid = entriesOf(raw).flatMap(([name, value]): [string, T][] => {
    const known = NAME.test(name) ? read(value) : null;
    return known === null ? [] : [[name, known]];
  });
  return Object.fromEntries(valid.slice(0, MOST));
}

function readAnswered(raw: unknown): Answered | null {
  const { given, tries, isDone } = Object.fromEntries(entriesOf(raw));
  if (typeof given !== 'string' || given.length > 80 || typeof isDone !== 'boolean') return null;
  if (typeof tries !== 'number' || !Number.isInteger(tries) || tries < 0 || tries > 9999) return null;
  return { given, tries, isDone };
}
