import { listEntries, Stored } from './stored.ts';

export interface GivenAnswer {
  /** As the reader wrote it: `−8`, `7`, `yes`, `0 2`. */
  readonly given: string;
  readonly tries: number;
  /** Answered correctly, or the answer was shown. */
  readonly isDone: boolean;
}

export type GivenAnswers = { readonly [question: string]: GivenAnswer };
export type Answers = { readonly [lesson: string]: GivenAnswers };
/** What was typed and not given. */
export type Drafts = { readonly [lesson: string]: { readonly [question: string]: string } };

/** The longest name of a lesson or a question, in characters. Names of lessons outside the course contain a space. */
const LONGEST_NAME = 80;
const MOST = 500;

/** The characters of an answer, kept here or sent in a class. */
export const LONGEST_ANSWER = 80;

export const answers = new Stored<Answers>('answers', readLessons);

export const drafts = new Stored<Drafts>('drafts', readDrafts);

export function countDone(lesson: string): number {
  return Object.values(answers.value[lesson] ?? {}).filter(({ isDone }) => isDone).length;
}

export function countSavedAnswers(): { questions: number; lessons: number } {
  const counts = Object.values(answers.value).map((questions) => Object.keys(questions).length);
  return { questions: counts.reduce((sum, each) => sum + each, 0), lessons: counts.length };
}

/** Null deletes an answer or a draft. */
export function saveIn<T>(
  stored: Stored<{ readonly [lesson: string]: { readonly [question: string]: T } }>,
  lesson: string,
  question: string,
  text: T | null,
): void {
  stored.update((before) => copyWithin(before, lesson, question, text));
}

export function copyWithin<T>(
  before: { readonly [lesson: string]: { readonly [question: string]: T } },
  lesson: string,
  question: string,
  text: T | null,
): { readonly [lesson: string]: { readonly [question: string]: T } } {
  const { [lesson]: _, ...elsewhere } = before;
  const here = copyWith(before[lesson] ?? {}, question, text);
  return Object.keys(here).length ? { ...elsewhere, [lesson]: here } : elsewhere;
}

/** Adds what was answered elsewhere; an answer that is here already stays. */
export function addAnswers(added: Answers): void {
  const lessons = Object.entries(added).filter(([, questions]) => Object.keys(questions).length > 0);
  if (lessons.length === 0) return;
  answers.update((before) => {
    const merged = lessons.map(
      ([lesson, questions]) => [lesson, { ...questions, ...before[lesson] }] as const,
    );
    return { ...before, ...Object.fromEntries(merged) };
  });
}

export function copyWith<T>(
  given: { readonly [question: string]: T },
  question: string,
  answered: T | null,
): { readonly [question: string]: T } {
  const { [question]: _, ...others } = given;
  return answered === null ? others : { ...others, [question]: answered };
}

export function readLessons(raw: unknown): Answers {
  return readEntries(raw, (questions) => {
    const valid = readAnswers(questions);
    return Object.keys(valid).length ? valid : null;
  });
}

export function readDrafts(raw: unknown): Drafts {
  return readEntries(raw, (questions) => readEntries(questions, readText));
}

export function readAnswers(raw: unknown): GivenAnswers {
  return readEntries(raw, readAnswered);
}

function readEntries<T>(raw: unknown, read: (value: unknown) => T | null): { [name: string]: T } {
  const valid = listEntries(raw).flatMap(([name, value]): [string, T][] => {
    const known = name.length <= LONGEST_NAME ? read(value) : null;
    return known === null ? [] : [[name, known]];
  });
  return Object.fromEntries(valid.slice(-MOST));
}

function readText(raw: unknown): string | null {
  return typeof raw === 'string' && raw.length <= LONGEST_ANSWER ? raw : null;
}

function readAnswered(raw: unknown): GivenAnswer | null {
  const { given, tries, isDone } = Object.fromEntries(listEntries(raw));
  const text = readText(given);
  if (text === null || typeof isDone !== 'boolean') return null;
  if (typeof tries !== 'number' || !Number.isInteger(tries) || tries < 0 || tries > 9999) return null;
  return { given: text, tries, isDone };
}
