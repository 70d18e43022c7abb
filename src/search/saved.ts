import { cellsOf, type Move } from '../game/index.ts';
import type { Trace } from './trace.ts';
import { treeSizer } from './tree-size.ts';

/**
 * How many nodes plain minimax would search where a trace's cutoffs searched none, by node, below all moves that were
 * cut there or below some of them; null where they are too many to count, more than `most` different positions.
 * Subtrees are counted once for each position and ply, and remembered between calls.
 */
export function savedCounter(
  trace: Trace,
  most = 200_000,
): (node: number, moves?: readonly Move[]) => number | null {
  const sizeOf = treeSizer(trace.options, most);
  return (node, moves = cellsOf(trace.cut?.[node] ?? 0)) => {
    if (moves.length === 0) return 0;
    const position = trace.position(node);
    const { game } = position;
    const size = moves.reduce((sum, move) => sum + sizeOf(game.play(position, move), trace.ply[node] + 1), 0);
    return Number.isNaN(size) ? null : size;
  };
}
