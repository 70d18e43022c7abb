import { type Said, type SaidScore, say } from '../said.ts';
import { scored, scoredSum, signed } from './numbers.ts';
import { list, type SideLetter } from './phrases.ts';

/** A penalised score as a sum: `10 − 3 = 7` for a win of MAX, `3 − 10 = −7` for a win of MIN. */
export const penaltySum = (isMax: boolean, win: number, subtracted: string, score: number) =>
  isMax ? `${win} − ${subtracted} = ${signed(score)}` : `${subtracted} − ${win} = ${signed(score)}`;

/** `≥ 3`, `≤ 3`, or `now 3` if it is no bound yet. */
export const bounded = (score: string, bound: 'exact' | 'lower' | 'upper' | null) =>
  ({ exact: score, lower: `≥ ${score}`, upper: `≤ ${score}`, none: `now ${score}` })[bound ?? 'none'];

export const boundedScore = (score: number, bound: 'exact' | 'lower' | 'upper' | null): SaidScore => ({
  score,
  text: bounded(signed(score), bound),
  ...(bound === 'lower' || bound === 'upper' ? { bound } : {}),
});

/** A value as a sum or score, or the bound that a cutoff left. */
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

export const moveList = (moves: readonly string[]) => list(moves);

export const noMove = 'none';

/** `4 − 1 = 3`, or `(4 − 1) / 10 = 0.3` if points are scaled to stay below a win. */
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

export const side = (side: string): SideLetter => (side === 'x' ? 'X' : 'O');

export const role = (max: boolean) => (max ? 'MAX' : 'MIN');

export const branch = (branch: number) => String.fromCharCode(97 + branch);

export const uncounted = 'too many to count';
