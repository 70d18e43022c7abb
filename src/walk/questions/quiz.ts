import { readNumber, readNumberRange } from './question.ts';

interface AnswerForm {
  /** An answer in the form that is stored: ` +5` becomes `5`; null if it is none. */
  readonly read: (typed: string) => string | null;
  /** The foreseen answers that a stored one gives. */
  readonly find: (answers: readonly QuizAnswer[], given: string) => readonly QuizAnswer[];
  readonly isTyped: boolean;
  /** Whether the author's answers are all there are. Otherwise they are those foreseen, and `other` is all the rest. */
  readonly isListed: boolean;
}

const choice = { read: readChoice, find: findChosen, isTyped: false } as const;

const answerForms = {
  listed: { ...choice, isListed: true },
  number: { read: readWritten, find: findInRange, isTyped: true, isListed: false },
  move: { ...choice, isListed: false },
  line: { ...choice, isListed: false },
} as const satisfies Readonly<Record<string, AnswerForm>>;

export type QuizAnswerForm = keyof typeof answerForms;

interface QuizRow {
  /** The container that authors write. */
  readonly container: string;
  readonly answer: QuizAnswerForm;
  /** Whether several answers are given together. */
  readonly isMany: boolean;
  /** What the word before the question names; a position may have its game before it. */
  readonly subject: 'position' | 'language' | null;
}

export const quizKinds = {
  one: { container: 'quiz', answer: 'listed', isMany: false, subject: null },
  several: { container: 'quiz-several', answer: 'listed', isMany: true, subject: null },
  number: { container: 'quiz-number', answer: 'number', isMany: false, subject: null },
  move: { container: 'quiz-move', answer: 'move', isMany: false, subject: 'position' },
  line: { container: 'quiz-line', answer: 'line', isMany: false, subject: 'language' },
} as const satisfies Readonly<Record<string, QuizRow>>;

export type QuizKind = keyof typeof quizKinds;

/** How a quiz of this kind is answered, whatever the page around it has written into `ask`. */
export function findQuizForm(kind: string): AnswerForm & { name: QuizAnswerForm; isMany: boolean } {
  const { answer, isMany }: QuizRow = Object.hasOwn(quizKinds, kind)
    ? quizKinds[kind as QuizKind]
    : quizKinds.one;
  return { ...answerForms[answer], name: answer, isMany };
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

/** The choices of a stored answer: of `0 2`, the first and the third. */
export function readChoices(given: string): readonly string[] {
  return given.split(' ').filter(Boolean);
}

/** The same choices make the same text, in whichever order they were made. */
export function writeChoices(choices: readonly string[]): string {
  return choices.toSorted().join(' ');
}

interface QuizVerdict {
  readonly isRight: boolean;
  readonly told: readonly QuizAnswer[];
  readonly missing: number;
  readonly isOther: boolean;
}

/** Judges a stored answer: indices `0 2`, a number, move or line. */
export function judgeQuiz(kind: QuizKind, answers: readonly QuizAnswer[], given: string): QuizVerdict {
  const { read, find, isListed, isMany } = findQuizForm(kind);
  const isValid = read(given) !== null;
  const known = find(answers, given);
  const told = known.length > 0 || isListed ? known : answers.filter(({ answer }) => answer === 'other');
  const missing = isMany ? answers.filter((each) => each.isRight && !known.includes(each)).length : 0;
  return {
    isRight: isValid && missing === 0 && told.length > 0 && told.every(({ isRight }) => isRight),
    told,
    missing,
    isOther: isValid && told.length === 0,
  };
}

function readChoice(typed: string): string | null {
  return writeChoices(readChoices(typed)) || null;
}

function findChosen(answers: readonly QuizAnswer[], given: string): readonly QuizAnswer[] {
  const chosen = readChoices(given);
  return answers.filter(({ answer }) => chosen.includes(answer));
}

function readWritten(typed: string): string | null {
  const number = readNumber(typed);
  return number === null ? null : `${number}`;
}

/** The first that fits counts. */
function findInRange(answers: readonly QuizAnswer[], given: string): readonly QuizAnswer[] {
  const number = readNumber(given);
  return answers.filter(({ answer }) => number !== null && isInRange(answer, number)).slice(0, 1);
}

function isInRange(answer: string, number: number): boolean {
  const range = readNumberRange(answer);
  return range !== null && range.from <= number && number <= range.to;
}
