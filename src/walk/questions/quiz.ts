import { readNumber, readNumberRange } from './question.ts';

interface QuizRow {
  /** The container that authors write. */
  readonly container: string;
  /** What the word before the question names; a position may have its game before it. */
  readonly subject: 'position' | 'language' | null;
  /** Whether the author's answers are all there are. Otherwise they are those foreseen, and `other` is all the rest. */
  readonly isListed: boolean;
  /** Whether several answers are given together. */
  readonly isMany: boolean;
  /** Whether the answers are moves in its position, which then has some. */
  readonly isMove: boolean;
  /** Whether a class lists the highest number first. */
  readonly isFalling: boolean;
  /** What a text that is no answer is refused with, of `words.predict`. */
  readonly refusal: 'number' | 'choose';
  /** Whether an answer counts only after Check, not when it is pressed; some only while a class holds it back. */
  readonly needsCheck: 'never' | 'held' | 'always';
  /** What a stored text answers, in one form: ` +5` is `5`, and `2 0` is `0` and `2`. Null if it is no answer. */
  readonly split: (given: string) => readonly string[] | null;
  /** The stored text once an answer is pressed; empty if no answer is left. */
  readonly press: (given: string, answer: string) => string;
  /** The foreseen answers that are among those given. */
  readonly find: (answers: readonly QuizAnswer[], given: readonly string[]) => readonly QuizAnswer[];
}

/** One answer, chosen by pressing it. */
const pressed = {
  isMany: false,
  isMove: false,
  isFalling: false,
  refusal: 'choose',
  needsCheck: 'never',
  split: readOne,
  press: (_, answer) => answer,
  find: findChosen,
} as const satisfies Partial<QuizRow>;

export const quizKinds = {
  one: { ...pressed, container: 'quiz', subject: null, isListed: true },
  several: {
    container: 'quiz-several',
    subject: null,
    isListed: true,
    isMany: true,
    isMove: false,
    isFalling: false,
    refusal: 'choose',
    needsCheck: 'held',
    split: readSet,
    press: toggle,
    find: findChosen,
  },
  number: {
    container: 'quiz-number',
    subject: null,
    isListed: false,
    isMany: false,
    isMove: false,
    isFalling: true,
    refusal: 'number',
    needsCheck: 'always',
    split: readTyped,
    press: (_, answer) => answer,
    find: findInRange,
  },
  move: { ...pressed, container: 'quiz-move', subject: 'position', isListed: false, isMove: true },
  line: { ...pressed, container: 'quiz-line', subject: 'language', isListed: false },
} as const satisfies Readonly<Record<string, QuizRow>>;

export type QuizKind = keyof typeof quizKinds;

/** How a quiz is answered, whatever the page around it has written into `ask`. */
export function findQuizKind(ask: string): QuizKind {
  return Object.hasOwn(quizKinds, ask) ? (ask as QuizKind) : 'one';
}

/** An answer that the author of a quiz foresaw; `other` stands for all the rest. */
export interface QuizAnswer {
  /** An index in the list, a number, a range `400 to 600`, a move or a line. */
  readonly answer: string;
  readonly isRight: boolean;
  /** The name of the belief behind a wrong answer; empty if none is named. */
  readonly belief: string;
  readonly label: string;
}

interface QuizVerdict {
  readonly isRight: boolean;
  readonly told: readonly QuizAnswer[];
  readonly missing: number;
  readonly isOther: boolean;
}

/** Judges a stored answer: indices `0 2`, a number, move or line. */
export function judgeQuiz(ask: string, answers: readonly QuizAnswer[], given: string): QuizVerdict {
  const { split, find, isListed, isMany }: QuizRow = quizKinds[findQuizKind(ask)];
  const parts = split(given);
  const known = find(answers, parts ?? []);
  const told = known.length > 0 || isListed ? known : answers.filter(({ answer }) => answer === 'other');
  const missing = isMany ? answers.filter((each) => each.isRight && !known.includes(each)).length : 0;
  return {
    isRight: parts !== null && missing === 0 && told.length > 0 && told.every(({ isRight }) => isRight),
    told,
    missing,
    isOther: parts !== null && told.length === 0,
  };
}

function readSet(given: string): readonly string[] | null {
  const parts = new Set(given.split(' ').filter(Boolean));
  return parts.size > 0 ? [...parts].toSorted() : null;
}

function readOne(given: string): readonly string[] | null {
  const parts = readSet(given);
  return parts?.length === 1 ? parts : null;
}

function readTyped(given: string): readonly string[] | null {
  const number = readNumber(given);
  return number === null ? null : [`${number}`];
}

/** A second press takes an answer back. */
function toggle(given: string, answer: string): string {
  const before = readSet(given) ?? [];
  const others = before.filter((each) => each !== answer);
  return (others.length < before.length ? others : [...before, answer].toSorted()).join(' ');
}

function findChosen(answers: readonly QuizAnswer[], given: readonly string[]): readonly QuizAnswer[] {
  return answers.filter(({ answer }) => given.includes(answer));
}

/** The first that fits counts. */
function findInRange(answers: readonly QuizAnswer[], given: readonly string[]): readonly QuizAnswer[] {
  return answers.filter(({ answer }) => given.some((each) => isInRange(answer, Number(each)))).slice(0, 1);
}

function isInRange(answer: string, number: number): boolean {
  const range = readNumberRange(answer);
  return range !== null && range.from <= number && number <= range.to;
}
