import type { Position } from '../game/index.ts';
import { orderedMoves } from './order.ts';
import type { Trace } from './trace.ts';

/**
 * How many nodes plain minimax would search where a trace's cutoffs searched none, by node; null where they are too
 * many to count, more than `most` different positions. Subtrees are counted once for each position and ply, and remembered between calls.
 */
export function savedCounter(trace: Trace, most = 200_000): (node: number) => number | null {
  const sizes = new Map<string, number>();
  const { depthLimit } = trace.options;

  function sizeOf(position: Position, ply: number): number {
    const { game } = position;
    if (ply === depthLimit || game.outcome(position) !== null) return 1;
    const name = `${ply}:${game.key(position) ?? game.format(position)}`;
    const known = sizes.get(name);
    if (known !== undefined) return known;
    if (sizes.size >= most) return NaN;
    const size = orderedMoves(position, trace.options).reduce(
      (sum, move) => sum + sizeOf(game.play(position, move), ply + 1),
      1,
    );
    sizes.set(name, size);
    return size;
  }

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
