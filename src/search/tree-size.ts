import { cellsOf, type Move, type Position } from '../game/index.ts';
import type { ResolvedOptions } from './options.ts';
import { distinctMoves } from './symmetry.ts';
import type { Trace } from './trace.ts';

/** Above this many different positions, an unsearched tree is not counted. */
const MOST = 20_000;

/** Counts nodes of plain minimax below a position, down to the depth limit; NaN above `MOST` different positions. */
function treeSizer({
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
    const size = (mergeMoves ? distinctMoves(position, moves) : moves).reduce(
      (sum, move) => sum + sizeOf(game.play(position, move), ply + 1),
      1,
    );
    sizes.set(name, size);
    return size;
  };
}

/** Null if there are too many to count. */
export function plainSize(root: Position, depthLimit: number | null): number | null {
  const size = treeSizer({ depthLimit, mergeMoves: false })(root, 0);
  return Number.isNaN(size) ? null : size;
}

const sizers = new WeakMap<Trace, ReturnType<typeof treeSizer>>();

/** Nodes that plain minimax would search below cut moves. Null if too many to count. Counts are kept between calls. */
export function savedAt(
  trace: Trace,
  node: number,
  moves: readonly Move[] = cellsOf(trace.cut?.[node] ?? 0),
): number | null {
  if (moves.length === 0) return 0;
  let sizeOf = sizers.get(trace);
  if (!sizeOf) sizers.set(trace, (sizeOf = treeSizer(trace.options)));
  const position = trace.position(node);
  const { game } = position;
  const size = moves.reduce((sum, move) => sum + sizeOf(game.play(position, move), trace.ply[node] + 1), 0);
  return Number.isNaN(size) ? null : size;
}
