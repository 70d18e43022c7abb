import type { Position } from '../game/index.ts';
import { words } from '../words/index.ts';
import { Columns, Kind } from './columns.ts';
import type { ResolvedOptions } from './options.ts';
import { orderedMoves } from './order.ts';
import { scoreOf } from './scoring.ts';
import { unfold } from './unfold.ts';

/**
 * Runs plain minimax and records every call. The subtree below a position depends only on the position and its ply,
 * so each is searched once; where it is met again a hit is noted, and in the end every hit is unfolded into a copy of
 * the block that it stands for: the columns come out the same, cell for cell, as if all had been searched. Null when
 * the whole search takes more than `maxNodes` nodes.
 */
export function recordMinimax(root: Position, options: ResolvedOptions): Columns | null {
  const folded = new Columns({ origin: true });
  const sizes: number[] = [];
  const recorded: Map<number, number>[] = [];
  let nodes = 0;

  function visit(position: Position, parent: number, move: number, ply: number): number {
    const { game, toMove } = position;
    const key = game.key(position);
    const node = folded.open(parent, move, ply);
    nodes++;
    const atPly = (recorded[ply] ??= new Map());
    const known = key === null ? undefined : atPly.get(key);
    if (known !== undefined) {
      sizes[node] = sizes[known];
      nodes += sizes[known] - 1;
      folded.origin![node] = known;
      folded.close(node, Kind.hit, folded.score[known]);
      return folded.score[known];
    }
    if (key !== null) atPly.set(key, node);

    const outcome = game.outcome(position);
    if (outcome !== null) {
      const score = scoreOf(outcome, ply, options);
      sizes[node] = 1;
      folded.close(node, Kind.terminal, score);
      return score;
    }
    const moves = orderedMoves(position, options);
    if (moves.length === 0) throw new Error(words.errors.noMoves(game.format(position)));
    const before = nodes;
    const isMax = toMove === options.max;
    let best = isMax ? -Infinity : Infinity;
    for (const next of moves) {
      if (nodes > options.maxNodes) break;
      const value = visit(game.play(position, next), node, next, ply + 1);
      best = isMax ? Math.max(best, value) : Math.min(best, value);
    }
    sizes[node] = nodes - before + 1;
    folded.close(node, Kind.interior, best);
    return best;
  }

  visit(root, -1, -1, 0);
  return nodes > options.maxNodes ? null : unfold(folded, sizes);
}
