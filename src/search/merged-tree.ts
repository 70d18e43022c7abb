import type { Move, Position } from '../game/index.ts';
import { distinctMoves, canonicalKey } from './symmetry.ts';

/** What a folded game tree takes for one: equal positions, or positions that are equal but for a symmetry. */
export type Lens = 'positions' | 'classes';

/** A node of a folded game tree: a position that stands for all that the lens takes for the same. */
export interface MergedNode {
  readonly position: Position;
  readonly ply: number;
  /** In how many ways it is reached from the root; seen through `classes`, one of equivalent moves each time. */
  readonly ways: number;
  /** The moves from here, and the nodes that they lead to, as indexes. */
  readonly next: readonly { readonly move: Move; readonly node: number }[];
}

/**
 * The game tree below a position, folded: at each ply every position once, or one of each class of equivalent
 * positions, in the order of plies. Null when there are more than `limit` of them.
 */
export function mergedTree(root: Position, lens: Lens, limit = 200_000): MergedNode[] | null {
  const { game } = root;
  const keyOf = lens === 'classes' ? canonicalKey : (position: Position) => game.key(position);
  const nodes = [{ position: root, ply: 0, ways: 1, next: [] as { move: Move; node: number }[] }];
  const index = new Map<string, number>();
  for (const { position, ply, ways, next } of nodes) {
    const moves = game.moves(position);
    for (const move of lens === 'classes' ? distinctMoves(position, moves) : moves) {
      const child = game.play(position, move);
      const name = `${ply + 1}:${keyOf(child) ?? `node ${nodes.length}`}`;
      const known = index.get(name) ?? nodes.length;
      if (known === nodes.length) {
        if (known >= limit) return null;
        index.set(name, known);
        nodes.push({ position: child, ply: ply + 1, ways: 0, next: [] });
      }
      nodes[known].ways += ways;
      next.push({ move, node: known });
    }
  }
  return nodes;
}
