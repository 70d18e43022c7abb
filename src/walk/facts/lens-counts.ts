import type { Position } from '../../game/index.ts';
import { gamesUpToSymmetry, lensesOf, type Lenses } from '../../search/index.ts';

/**
 * The lenses through which a game tree is counted, each folding it further: every sequence of moves, of equivalent moves
 * one, every position once, of equivalent positions one. `sequences` compares whole sequences of moves up to symmetry.
 */
export const lensNames = ['tree', 'merged', 'positions', 'classes', 'sequences'] as const;

/** One of `lensNames`. */
export type LensName = (typeof lensNames)[number];

const known = new WeakMap<Position, Lenses | null>();

/** All lenses on the game tree below a position, counted once; null where it is too large to count. */
export function lensesAt(root: Position): Lenses | null {
  let lenses = known.get(root);
  if (lenses === undefined) known.set(root, (lenses = lensesOf(root)));
  return lenses;
}

/** How many nodes and games are left below a position through one lens; sequences are counted by their games alone. */
export function lensOf(
  root: Position,
  lens: LensName,
): { readonly nodes: number | null; readonly games: number | null } | null {
  if (lens === 'sequences') return { nodes: null, games: gamesUpToSymmetry(root) };
  return lensesAt(root)?.[lens] ?? null;
}
