import { numberIn, numbersIn } from '../../walk/index.ts';

/** How a quiz is answered. */
export type QuizKind = 'one' | 'several' | 'number' | 'move' | 'line';

/** An answer that the author of a quiz foresaw; `other` stands for all that they did not. */
export interface QuizAnswer {
  /** The place in the list, or the number, several numbers as `400 to 600`, the move or the line itself. */
  readonly answer: string;
  readonly isRight: boolean;
  readonly label: string;
}

/** What an answer to a quiz is worth. */
export interface QuizVerdict {
  readonly isRight: boolean;
  /** The foreseen answers in it. */
  readonly told: readonly QuizAnswer[];
  /** How many right answers are not in it. */
  readonly missing: number;
  /** Whether it is one that nobody foresaw. */
  readonly isOther: boolean;
}

/** An answer as it is kept, however it was typed: ` +5` is `5`; null for what is no answer. */
export function readQuizAnswer(kind: QuizKind, typed: string): string | null {
  if (kind !== 'number') return typed.trim() || null;
  const number = numberIn(typed);
  return number === null ? null : `${number}`;
}

/**
 * Judges an answer as it is kept: the chosen places in the list, `0 2`, or the number, move or line. Of the numbers that
 * its author foresaw, the first that fits counts.
 */
export function judgeQuiz(kind: QuizKind, answers: readonly QuizAnswer[], given: string): QuizVerdict {
  const chosen = given.split(' ').filter(Boolean);
  const number = numberIn(given);
  const isListed = kind === 'one' || kind === 'several';
  const isValid = readQuizAnswer(kind, given) !== null;
  const known =
    kind === 'number'
      ? answers.filter(({ answer }) => number !== null && holds(answer, number)).slice(0, 1)
      : answers.filter(({ answer }) => chosen.includes(answer));
  const told = known.length || isListed ? known : answers.filter(({ answer }) => answer === 'other');
  const missing =
    kind === 'several' ? answers.filter((each) => each.isRight && !known.includes(each)).length : 0;
  return {
    isRight: isValid && missing === 0 && told.length > 0 && told.every(({ isRight }) => isRight),
    told,
    missing,
    isOther: isValid && told.length === 0,
  };
}

function holds(answer: string, number: number): boolean {
  const range = numbersIn(answer);
  return range !== null && range.from <= number && number <= range.to;
}
