import type { Move, Position } from '../game/index.ts';
import { dropEquivalentMoves, findCanonicalKey } from './symmetry.ts';

/** What is merged: equal positions, or equivalent ones, which are equal up to a symmetry. */
type Lens = 'positions' | 'classes';

export interface MergedNode {
  readonly position: Position;
  readonly ply: number;
  /** The number of ways from the root; for `classes`, taking only one of equivalent moves each time. */
  readonly ways: number;
  /** `node` is an index into the merged tree. */
  readonly next: readonly { readonly move: Move; readonly node: number }[];
}

/** The game tree with each position, or class, once per ply, in order of plies. Null above `limit` nodes. */
export function mergeTree(root: Position, lens: Lens, limit = 200_000): MergedNode[] | null {
  const { game } = root;
  const findKey = lens === 'classes' ? findCanonicalKey : (position: Position) => game.key(position);
  const nodes = [{ position: root, ply: 0, ways: 1, next: [] as { move: Move; node: number }[] }];
  const index = new Map<string, number>();
  for (const { position, ply, ways, next } of nodes) {
    const moves = game.moves(position);
    for (const move of lens === 'classes' ? dropEquivalentMoves(position, moves) : moves) {
      const child = game.play(position, move);
      const name = `${ply + 1}:${findKey(child) ?? `node ${nodes.length}`}`;
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
