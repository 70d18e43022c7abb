import type { MnkPosition, Outcome } from '../game/index.ts';
import { Kind, resolveOptions, scoreOutcome, scoreWin, type ResolvedOptions } from '../search/index.ts';
import { findOutcome, type Marks } from './read-cells.ts';
import type { CallValues } from './call-values.ts';

interface FinishedGames {
  readonly length: number;
  readonly ply: Uint8Array;
  readonly boards: readonly (Marks | null)[];
  readonly score: ArrayLike<number>;
  readonly kind: Uint8Array;
}

interface End {
  readonly ply: number;
  readonly outcome: Outcome;
  readonly score: number;
}

/** What programs count for a win before a penalty: from the root, 101 is the same as 100 from the first move. */
const wins = [1, 10, 100, 1000];

/**
 * Our scoring, with its side, depth and win, that matches all finished games of a program; else the plain one. Plain
 * scoring comes first, so a penalty is found only if wins at two depths show it.
 */
export function findOwnOptions(
  root: MnkPosition,
  { max }: Pick<CallValues, 'max'>,
  games: FinishedGames,
): ResolvedOptions {
  const ends = listEnds(games);
  const won = ends.find(({ outcome }) => outcome !== 'draw');
  const plain = resolveOptions({ max }, root);
  const win = Math.abs(won?.score ?? plain.win);
  if (!(win > 0 && win < Infinity)) return plain;
  const tried = [
    resolveOptions({ max, win }, root),
    ...(['root', 'move'] as const).flatMap((depthFrom) =>
      wins.map((each) => resolveOptions({ scoring: 'depth', max, depthFrom, win: each }, root)),
    ),
  ];
  return tried.find((options) => ends.every((end) => isScoredBy(end, options))) ?? plain;
}

/** A win that counts nothing, or for the other side, fits no scoring. */
function isScoredBy({ ply, outcome, score }: End, options: ResolvedOptions): boolean {
  return score === scoreOutcome(outcome, ply, options) && (outcome === 'draw' || scoreWin(ply, options) > 0);
}

function listEnds({ length, ply, boards, score, kind }: FinishedGames): End[] {
  const ends: End[] = [];
  for (let node = 0; node < length; node++)
    if (kind[node] === Kind.terminal && boards[node])
      ends.push({ ply: ply[node], outcome: findOutcome(boards[node])!, score: score[node] });
  return ends;
}
