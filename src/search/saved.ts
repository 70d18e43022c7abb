import type { Trace } from './trace.ts';
import { treeSizer } from './tree-size.ts';

/**
 * How many nodes plain minimax would search where a trace's cutoffs searched none, by node; null where they are too
 * many to count, more than `most` different positions. Subtrees are counted once for each position and ply, and
 * remembered between calls.
 */
export function savedCounter(trace: Trace, most = 200_000): (node: number) => number | null {
  const sizeOf = treeSizer(trace.options, most);
  return (node) => {
    const cut = trace.cut?.[node] ?? 0;
    if (cut === 0) return 0;
    const position = trace.position(node);
    const { game } = position;
    const size = game.moves(position).reduce((sum, move) => {
      return (cut >> move) & 1 ? sum + sizeOf(game.play(position, move), trace.ply[node] + 1) : sum;
    }, 0);
    return Number.isNaN(size) ? null : size;
  };
}
