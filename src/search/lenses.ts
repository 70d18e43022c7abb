import type { Move, Position } from '../game/index.ts';
import { mergeTree, type MergedNode } from './merged-tree.ts';
import { findSymmetryIndex } from './symmetry.ts';

/** `games` counts finished games only. */
interface Census {
  readonly nodes: number;
  readonly games: number;
  readonly perPly: readonly number[];
}

export interface Lenses {
  /** Every sequence of moves. */
  readonly tree: Census;
  /** One of equivalent moves at every node. */
  readonly merged: Census;
  /** Every position once. */
  readonly positions: Census;
  /** One of equivalent positions. */
  readonly classes: Census;
}

/** Null if the tree is too large to count. */
export function countLenses(root: Position): Lenses | null {
  const positions = mergeTree(root, 'positions');
  const classes = positions && mergeTree(root, 'classes');
  if (!classes) return null;
  return {
    tree: countByPly(positions, ({ ways }) => ways),
    merged: countByPly(classes, ({ ways }) => ways),
    positions: countByPly(positions, () => 1),
    classes: countByPly(classes, () => 1),
  };
}

function countByPly(nodes: readonly MergedNode[], weight: (node: MergedNode) => number): Census {
  const perPly: number[] = [];
  let games = 0;
  for (const node of nodes) {
    perPly[node.ply] = (perPly[node.ply] ?? 0) + weight(node);
    if (node.next.length === 0) games += weight(node);
  }
  return { nodes: perPly.reduce((sum, count) => sum + count, 0), games, perPly };
}

/**
 * By Burnside's lemma: the average over the root's symmetries of the games each leaves unchanged. Null if too large.
 */
export function countDistinctGames(root: Position): number | null {
  const all = mergeTree(root, 'positions');
  if (!all) return null;
  const games = countByPly(all, ({ ways }) => ways).games;
  const { symmetries } = root.game;
  if (!symmetries) return games;
  const own = symmetries.filter((symmetry) => findSymmetryIndex(symmetry.position(root), root) === 0);
  const unchanged = own.map((symmetry, index) =>
    index === 0 ? games : countGames(root, (move) => symmetry.move(move) === move),
  );
  return unchanged.reduce((sum, count) => sum + count, 0) / own.length;
}

function countGames(position: Position, isAllowed: (move: Move) => boolean): number {
  const { game } = position;
  if (game.outcome(position) !== null) return 1;
  const moves = game.moves(position).filter(isAllowed);
  return moves.reduce((sum, move) => sum + countGames(game.play(position, move), isAllowed), 0);
}
