import { type Said, type SaidScore, say } from '../said.ts';
import { scored, scoredSum, signed } from './numbers.ts';
import { list, type SideLetter } from './phrases.ts';

/** A penalised score as a sum: `10 − 3 = 7` for a win of MAX, `3 − 10 = −7` for a win of MIN. */
export const penaltySum = (isMax: boolean, win: number, subtracted: string, score: number) =>
  isMax ? `${win} − ${subtracted} = ${signed(score)}` : `${subtracted} − ${win} = ${signed(score)}`;

/** A score with what is known of it: a value as it stands, `≥ 3`, `≤ 3`, and `now 3` where it says nothing of the value yet. */
export const bounded = (score: string, bound: 'exact' | 'lower' | 'upper' | null) =>
  ({ exact: score, lower: `≥ ${score}`, upper: `≤ ${score}`, none: `now ${score}` })[bound ?? 'none'];

/** The same as a score that is marked as one. */
export const boundedScore = (score: number, bound: 'exact' | 'lower' | 'upper' | null): SaidScore => ({
  score,
  text: bounded(signed(score), bound),
  ...(bound === 'lower' || bound === 'upper' ? { bound } : {}),
});

/** What a search knows a move to be worth: the sum that it comes from, its score, or the bound that a cutoff left. */
export const worth = ({
  score,
  sum,
  bound,
}: {
  score: number;
  sum: string | null;
  bound: 'exact' | 'lower' | 'upper' | null;
}): Said => {
  if (bound !== 'exact') return say`${boundedScore(score, bound)}`;
  return sum === null ? say`${scored(score)}` : scoredSum(sum, score);
};

/** Moves one after the other: `7, 3, 8`. */
export const moveList = (moves: readonly string[]) => list(moves);

/** What stands for the best move where there is none. */
export const noMove = 'none';

/** An evaluation as a sum: `4 − 1 = 3`, or `(4 − 1) / 10 = 0.3` where points are divided to stay below a win. */
export const evaluationSum = ({
  max,
  min,
  scale,
  score,
}: {
  max: number;
  min: number;
  scale: number;
  score: number;
}) =>
  scale === 1 ? `${max} − ${min} = ${signed(score)}` : `(${max} − ${min}) / ${scale} = ${signed(score)}`;

/** What each symmetry of a board does to it, as in "the same board, turned by half". */
export const symmetry = {
  identity: 'as it is',
  quarter: 'turned a quarter clockwise',
  half: 'turned by half',
  threeQuarters: 'turned a quarter anticlockwise',
  leftRight: 'mirrored left to right',
  topBottom: 'mirrored top to bottom',
  diagonal: 'mirrored in the main diagonal',
  antidiagonal: 'mirrored in the other diagonal',
};

/** A side as a word in a sentence. */
export const side = (side: string): SideLetter => (side === 'x' ? 'X' : 'O');

/** What a side is called by what it takes: the largest score, or the smallest. */
export const role = (max: boolean) => (max ? 'MAX' : 'MIN');

/** How a branch of an explicit tree is called, by its number from 0: `a`, `b`, `c`. */
export const branch = (branch: number) => String.fromCharCode(97 + branch);

/** What stands for a number that is too large to be counted. */
export const uncounted = 'too many to count';
