import type { Position } from '../../game/index.ts';
import { countDistinctGames, countLenses, type Lenses } from '../../search/index.ts';

/** Ways to count the nodes of a tree; `sequences` merges whole sequences of moves up to symmetry. */
export const lensNames = ['tree', 'merged', 'positions', 'classes', 'sequences'] as const;

export type LensName = (typeof lensNames)[number];

const known = new WeakMap<Position, Lenses | null>();

/** Null if the tree is too large to count. */
export function findLenses(root: Position): Lenses | null {
  let lenses = known.get(root);
  if (lenses === undefined) known.set(root, (lenses = countLenses(root)));
  return lenses;
}

/** Counts through one lens; for `sequences` only the games are known. */
export function countThroughLens(
  root: Position,
  lens: LensName,
): { readonly nodes: number | null; readonly games: number | null } | null {
  if (lens === 'sequences') return { nodes: null, games: countDistinctGames(root) };
  return findLenses(root)?.[lens] ?? null;
}
