import { readNumber, readNumberRange } from './question.ts';

/** A kind of quiz. */
interface QuizRow {
  /** The container that authors write. */
  readonly container: string;
  /** `listed`: the author's answers are the choices. Otherwise they are those foreseen, and `other` is all the rest. */
  readonly answer: 'listed' | 'number' | 'move' | 'line';
  /** What the word before the question names; a position may have its game before it. */
  readonly subject: 'position' | 'language' | null;
}

export const quizKinds = {
  one: { container: 'quiz', answer: 'listed', subject: null },
  several: { container: 'quiz-several', answer: 'listed', subject: null },
  number: { container: 'quiz-number', answer: 'number', subject: null },
  move: { container: 'quiz-move', answer: 'move', subject: 'position' },
  line: { container: 'quiz-line', answer: 'line', subject: 'language' },
} as const satisfies Readonly<Record<string, QuizRow>>;

export type QuizKind = keyof typeof quizKinds;
export type QuizAnswerForm = (typeof quizKinds)[QuizKind]['answer'];

/** How a quiz is answered, whatever the page around it has written into `ask`. */
export function findQuizForm(kind: string): QuizAnswerForm {
  return Object.hasOwn(quizKinds, kind) ? quizKinds[kind as QuizKind].answer : 'listed';
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

/** An answer as it is stored: ` +5` becomes `5`; null if it is none. */
export function readQuizAnswer(kind: QuizKind, typed: string): string | null {
  if (findQuizForm(kind) !== 'number') return typed.trim() || null;
  const number = readNumber(typed);
  return number === null ? null : `${number}`;
}

/** Judges a stored answer: indices `0 2`, a number, move or line. The first foreseen number that fits counts. */
export function judgeQuiz(kind: QuizKind, answers: readonly QuizAnswer[], given: string): QuizVerdict {
  const chosen = given.split(' ').filter(Boolean);
  const number = readNumber(given);
  const form = findQuizForm(kind);
  const isValid = readQuizAnswer(kind, given) !== null;
  const known =
    form === 'number'
      ? answers.filter(({ answer }) => number !== null && isInRange(answer, number)).slice(0, 1)
      : answers.filter(({ answer }) => chosen.includes(answer));
  const told = known.length || form === 'listed' ? known : answers.filter(({ answer }) => answer === 'other');
  const missing =
    kind === 'several' ? answers.filter((each) => each.isRight && !known.includes(each)).length : 0;
  return {
    isRight: isValid && missing === 0 && told.length > 0 && told.every(({ isRight }) => isRight),
    told,
    missing,
    isOther: isValid && told.length === 0,
  };
}

function isInRange(answer: string, number: number): boolean {
  const range = readNumberRange(answer);
  return range !== null && range.from <= number && number <= range.to;
}
