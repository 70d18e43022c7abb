import { readNumber, readNumberRange } from '../../walk/index.ts';

export type QuizKind = 'one' | 'several' | 'number' | 'move' | 'line';

/** An answer that the author of a quiz foresaw; `other` stands for all the rest. */
export interface QuizAnswer {
  /** An index in the list, a number, a range `400 to 600`, a move or a line. */
  readonly answer: string;
  readonly isRight: boolean;
  /** The name of the belief behind a wrong answer; empty if none is named. */
  readonly belief: string;
  readonly label: string;
}

export interface QuizVerdict {
  readonly isRight: boolean;
  readonly told: readonly QuizAnswer[];
  readonly missing: number;
  readonly isOther: boolean;
}

/** An answer as it is stored: ` +5` becomes `5`; null if it is none. */
export function readQuizAnswer(kind: QuizKind, typed: string): string | null {
  if (kind !== 'number') return typed.trim() || null;
  const number = readNumber(typed);
  return number === null ? null : `${number}`;
}

/** Judges a stored answer: indices `0 2`, a number, move or line. The first foreseen number that fits counts. */
export function judgeQuiz(kind: QuizKind, answers: readonly QuizAnswer[], given: string): QuizVerdict {
  const chosen = given.split(' ').filter(Boolean);
  const number = readNumber(given);
  const isListed = kind === 'one' || kind === 'several';
  const isValid = readQuizAnswer(kind, given) !== null;
  const known =
    kind === 'number'
      ? answers.filter(({ answer }) => number !== null && isInRange(answer, number)).slice(0, 1)
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

function isInRange(answer: string, number: number): boolean {
  const range = readNumberRange(answer);
  return range !== null && range.from <= number && number <= range.to;
}
