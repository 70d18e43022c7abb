import type { Position } from '../game/index.ts';
import { words } from '../words/index.ts';
import { Columns, Kind } from './columns.ts';
import type { ResolvedOptions } from './options.ts';
import { orderedMoves } from './order.ts';
import { scoreOf } from './scoring.ts';

/**
 * Runs plain minimax and records every call. The subtree below a position depends only on the position and its ply,
 * so one that was recorded before is repeated as a block of the columns instead of being searched again: the columns
 * come out the same, cell for cell, as without that. Null when the whole search takes more than `maxNodes` nodes.
 */
export function recordMinimax(root: Position, options: ResolvedOptions): Columns | null {
  const columns = new Columns();
  const recorded: Map<number, number>[] = [];

  function visit(position: Position, parent: number, move: number, ply: number): number {
    const { game, toMove } = position;
    const key = game.key(position);
    const atPly = (recorded[ply] ??= new Map());
    const known = key === null ? undefined : atPly.get(key);
    if (known !== undefined) {
      const copy = columns.repeat(known, parent, move);
      return columns.score[copy]; // read only now: repeating may replace the columns by longer ones
    }

    const node = columns.open(parent, move, ply);
    if (key !== null) atPly.set(key, node);
    const outcome = game.outcome(position);
    if (outcome !== null) {
      const score = scoreOf(outcome, ply, options);
      columns.close(node, Kind.terminal, score);
      return score;
    }
    const moves = orderedMoves(position, options);
    if (moves.length === 0) throw new Error(words.errors.noMoves(game.format(position)));
    const isMax = toMove === options.max;
    let best = isMax ? -Infinity : Infinity;
    for (const next of moves) {
      if (columns.length > options.maxNodes) break;
      const value = visit(game.play(position, next), node, next, ply + 1);
      best = isMax ? Math.max(best, value) : Math.min(best, value);
    }
    columns.close(node, Kind.interior, best);
    return best;
  }

  visit(root, -1, -1, 0);
  return columns.length > options.maxNodes ? null : columns.trim();
}
