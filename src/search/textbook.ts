import type { Position } from '../game/index.ts';
import type { ResolvedOptions } from './options.ts';
import { orderMoves } from './order.ts';
import { scoreOutcome } from './scoring.ts';
import { memos } from './transposition-table.ts';

/** A textbook's minimax; records nothing. A test checks the recorder against it. (Von Neumann 1928, Shannon 1950.) */
export function minimax(position: Position, options: ResolvedOptions, ply = 0): number {
  const { game, toMove } = position;
  const outcome = game.outcome(position);
  if (outcome !== null) return scoreOutcome(outcome, ply, options);
  const isMax = toMove === options.max;
  let best = isMax ? -Infinity : Infinity;
  for (const move of orderMoves(position, options)) {
    const value = minimax(game.play(position, move), options, ply + 1);
    best = isMax ? Math.max(best, value) : Math.min(best, value);
  }
  return best;
}

/** Remembers values by position or by class. For plain scoring only, whose values do not depend on the ply. */
export function minimaxWithMemo(
  position: Position,
  options: ResolvedOptions,
  known = new Map<number | null, number>(),
): number {
  const { game } = position;
  const memo = options.memo ?? memos.positions;
  const outcome = game.outcome(position);
  if (outcome !== null) return scoreOutcome(outcome, 0, options);
  const key = memo.findKey(position);
  const before = known.get(key);
  if (before !== undefined) return before;
  const pick = position.toMove === options.max ? Math.max : Math.min;
  const scores = game
    .moves(position)
    .map((move) => minimaxWithMemo(game.play(position, move), options, known));
  const score = pick(...scores);
  known.set(key, score);
  return score;
}
