import type { MnkPosition } from '../game/index.ts';
import { Kind, resolveOptions, scoreOutcome, scorings, type ResolvedOptions } from '../search/index.ts';
import { findOutcome, type Marks } from './read-cells.ts';
import type { CallValues } from './values.ts';

interface FinishedGames {
  readonly length: number;
  readonly ply: Uint8Array;
  readonly boards: readonly (Marks | null)[];
  readonly score: ArrayLike<number>;
  readonly kind: Uint8Array;
}

/** What programs count for a win, before a penalty. */
const wins = [1, 10, 100, 1000];

/** Our scoring, with its side, depth and win, that matches all finished games of a program; else the plain one. */
export function findOwnOptions(
  root: MnkPosition,
  { max }: Pick<CallValues, 'max'>,
  games: FinishedGames,
): ResolvedOptions {
  const names = Object.keys(scorings) as (keyof typeof scorings)[];
  const tried = names.flatMap((scoring) =>
    (['root', 'move'] as const).flatMap((depthFrom) =>
      wins.map((win) => resolveOptions({ scoring, max, depthFrom, win }, root)),
    ),
  );
  return tried.find((options) => keepsTo(options, games)) ?? tried[0];
}

function keepsTo(options: ResolvedOptions, { length, ply, boards, score, kind }: FinishedGames): boolean {
  for (let node = 0; node < length; node++) {
    const board = boards[node];
    if (kind[node] !== Kind.terminal || !board) continue;
    if (score[node] !== scoreOutcome(findOutcome(board)!, ply[node], options)) return false;
  }
  return true;
}
