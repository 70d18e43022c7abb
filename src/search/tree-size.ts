import type { Position } from '../game/index.ts';
import type { ResolvedOptions } from './options.ts';
import { distinctMoves } from './symmetry.ts';

/**
 * Counts the nodes of plain minimax below a position at a ply, down to the depth limit, and remembers every position
 * that it has counted. NaN once it has met more than `most` different ones.
 */
export function treeSizer(
  { depthLimit, mergeMoves }: Pick<ResolvedOptions, 'depthLimit' | 'mergeMoves'>,
  most: number,
): (position: Position, ply: number) => number {
  const sizes = new Map<string, number>();
  return function sizeOf(position: Position, ply: number): number {
    const { game } = position;
    if (ply === depthLimit || game.outcome(position) !== null) return 1;
    const name = `${ply}:${game.key(position) ?? game.format(position)}`;
    const known = sizes.get(name);
    if (known !== undefined) return known;
    if (sizes.size >= most) return NaN;
    const moves = game.moves(position);
    const size = (mergeMoves ? distinctMoves(position, moves) : moves).reduce(
      (sum, move) => sum + sizeOf(game.play(position, move), ply + 1),
      1,
    );
    sizes.set(name, size);
    return size;
  };
}

/** How many nodes plain minimax searches from a root; null where they are too many to count. */
export function plainSize(root: Position, depthLimit: number | null, most = 20_000): number | null {
  const size = treeSizer({ depthLimit, mergeMoves: false }, most)(root, 0);
  return Number.isNaN(size) ? null : size;
}
