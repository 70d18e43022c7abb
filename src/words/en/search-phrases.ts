import { type MarkedText, type MarkedScore, say } from '../said.ts';
import { markScore, markSum, formatScore } from './numbers.ts';
import { joinWithCommas, type SideLetter } from './phrases.ts';

/** A penalised score as a sum: `10 − 3 = 7` for a win of MAX, `3 − 10 = −7` for a win of MIN. */
export const formatPenaltySum = (isMax: boolean, win: number, subtracted: string, score: number) =>
  isMax ? `${win} − ${subtracted} = ${formatScore(score)}` : `${subtracted} − ${win} = ${formatScore(score)}`;

/** `≥ 3`, `≤ 3`, or `now 3` if it is no bound yet. */
export const formatBound = (score: string, bound: 'exact' | 'lower' | 'upper' | null) =>
  ({ exact: score, lower: `≥ ${score}`, upper: `≤ ${score}`, none: `now ${score}` })[bound ?? 'none'];

export const markBound = (score: number, bound: 'exact' | 'lower' | 'upper' | null): MarkedScore => ({
  score,
  text: formatBound(formatScore(score), bound),
  ...(bound === 'lower' || bound === 'upper' ? { bound } : {}),
});

/** A value as a sum or score, or the bound that a cutoff left. */
export const markWorth = ({
  score,
  sum,
  bound,
}: {
  score: number;
  sum: string | null;
  bound: 'exact' | 'lower' | 'upper' | null;
}): MarkedText => {
  if (bound !== 'exact') return say`${markBound(score, bound)}`;
  return sum === null ? say`${markScore(score)}` : markSum(sum, score);
};

export const joinMoves = (moves: readonly string[]) => joinWithCommas(moves);

export const noMove = 'none';

/** `4 − 1 = 3`, or `(4 − 1) / 10 = 0.3` if points are scaled to stay below a win. */
export const formatEvaluation = ({
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
  scale === 1
    ? `${max} − ${min} = ${formatScore(score)}`
    : `(${max} − ${min}) / ${scale} = ${formatScore(score)}`;

export const symmetry = {
  identity: 'unchanged',
  quarter: 'turned by 90° clockwise',
  half: 'turned by 180°',
  threeQuarters: 'turned by 90° anticlockwise',
  leftRight: 'mirrored left to right',
  topBottom: 'mirrored top to bottom',
  diagonal: 'mirrored in the main diagonal',
  antidiagonal: 'mirrored in the other diagonal',
};

export const nameSide = (side: string): SideLetter => (side === 'x' ? 'X' : 'O');

export const nameRole = (max: boolean) => (max ? 'MAX' : 'MIN');

export const nameBranch = (branch: number) => String.fromCharCode(97 + branch);

export const uncounted = 'too many to count';
