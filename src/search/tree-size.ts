import { listCells, type Move, type Position } from '../game/index.ts';
import type { ResolvedOptions } from './options.ts';
import { dropEquivalentMoves } from './symmetry.ts';
import type { Trace } from './trace.ts';

/** Above this many different positions, an unsearched tree is not counted. */
const MOST = 20_000;

/** Counts nodes of plain minimax below a position, down to the depth limit; NaN above `MOST` different positions. */
function makeNodeCounter({
  depthLimit,
  mergeMoves,
}: Pick<ResolvedOptions, 'depthLimit' | 'mergeMoves'>): (position: Position, ply: number) => number {
  const sizes = new Map<string, number>();
  return function sizeOf(position: Position, ply: number): number {
    const { game } = position;
    if (ply === depthLimit || game.outcome(position) !== null) return 1;
    const name = `${ply}:${game.key(position) ?? game.format(position)}`;
    const known = sizes.get(name);
    if (known !== undefined) return known;
    if (sizes.size >= MOST) return NaN;
    const moves = game.moves(position);
    const size = (mergeMoves ? dropEquivalentMoves(position, moves) : moves).reduce(
      (sum, move) => sum + sizeOf(game.play(position, move), ply + 1),
      1,
    );
    sizes.set(name, size);
    return size;
  };
}

/** Null if there are too many to count. */
export function countPlainNodes(root: Position, depthLimit: number | null): number | null {
  const size = makeNodeCounter({ depthLimit, mergeMoves: false })(root, 0);
  return Number.isNaN(size) ? null : size;
}

const nodeCounters = new WeakMap<Trace, ReturnType<typeof makeNodeCounter>>();

/** Nodes that plain minimax would search below cut moves. Null if too many to count. Counts are kept between calls. */
export function countSavedNodes(
  trace: Trace,
  node: number,
  moves: readonly Move[] = listCells(trace.cut?.[node] ?? 0),
): number | null {
  if (moves.length === 0) return 0;
  let countNodes = nodeCounters.get(trace);
  if (!countNodes) nodeCounters.set(trace, (countNodes = makeNodeCounter(trace.options)));
  const position = trace.position(node);
  const { game } = position;
  const size = moves.reduce(
    (sum, move) => sum + countNodes(game.play(position, move), trace.ply[node] + 1),
    0,
  );
  return Number.isNaN(size) ? null : size;
}
