import { cellsOf, type Move } from '../game/index.ts';
import type { Trace } from './trace.ts';
import { treeSizer } from './tree-size.ts';

/** Beyond so many different positions the nodes that the cutoffs of a trace saved are not counted. */
const MOST = 20_000;

const sizers = new WeakMap<Trace, ReturnType<typeof treeSizer>>();

/**
 * How many nodes plain minimax would search where a trace's cutoffs at a node searched none, below all moves that were
 * cut there or below some of them; null where they are too many to count. Subtrees are counted once for each position
 * and ply, and remembered between calls.
 */
export function savedAt(
  trace: Trace,
  node: number,
  moves: readonly Move[] = cellsOf(trace.cut?.[node] ?? 0),
): number | null {
  if (moves.length === 0) return 0;
  let sizeOf = sizers.get(trace);
  if (!sizeOf) sizers.set(trace, (sizeOf = treeSizer(trace.options, MOST)));
  const position = trace.position(node);
  const { game } = position;
  const size = moves.reduce((sum, move) => sum + sizeOf(game.play(position, move), trace.ply[node] + 1), 0);
  return Number.isNaN(size) ? null : size;
}
