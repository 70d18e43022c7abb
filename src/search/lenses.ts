import type { Move, Position } from '../game/index.ts';
import { mergedTree, type MergedNode } from './merged-tree.ts';
import { imageOnto } from './symmetry.ts';

/** How many nodes a game tree has, and how many of them are finished games, as a whole and ply by ply. */
interface Census {
  readonly nodes: number;
  readonly games: number;
  readonly perPly: readonly number[];
}

/** One game tree, seen through the four lenses. */
export interface Lenses {
  /** Every sequence of moves for itself. */
  readonly tree: Census;
  /** Of equivalent moves one, at every node. */
  readonly merged: Census;
  /** Every position once. */
  readonly positions: Census;
  /** Of equivalent positions one. */
  readonly classes: Census;
}

/** Counts what is left of the game tree below a position as it is folded. Null when it is too large to count. */
export function lensesOf(root: Position): Lenses | null {
  const positions = mergedTree(root, 'positions');
  const classes = positions && mergedTree(root, 'classes');
  if (!classes) return null;
  return {
    tree: census(positions, ({ ways }) => ways),
    merged: census(classes, ({ ways }) => ways),
    positions: census(positions, () => 1),
    classes: census(classes, () => 1),
  };
}

function census(nodes: readonly MergedNode[], weight: (node: MergedNode) => number): Census {
  const perPly: number[] = [];
  let games = 0;
  for (const node of nodes) {
    perPly[node.ply] = (perPly[node.ply] ?? 0) + weight(node);
    if (node.next.length === 0) games += weight(node);
  }
  return { nodes: perPly.reduce((sum, count) => sum + count, 0), games, perPly };
}

/**
 * How many games differ when whole sequences of moves are compared up to symmetry, the root's own. By Burnside's
 * lemma that is the average, over these symmetries, of the games that each leaves unchanged.
 */
export function gamesUpToSymmetry(root: Position): number | null {
  const all = mergedTree(root, 'positions');
  if (!all) return null;
  const games = census(all, ({ ways }) => ways).games;
  const { symmetries } = root.game;
  if (!symmetries) return games;
  const own = symmetries.filter((symmetry) => imageOnto(symmetry.position(root), root) === 0);
  const unchanged = own.map((symmetry, index) =>
    index === 0 ? games : gamesOf(root, (move) => symmetry.move(move) === move),
  );
  return unchanged.reduce((sum, count) => sum + count, 0) / own.length;
}

/** How many games consist only of moves such as these. */
function gamesOf(position: Position, isAllowed: (move: Move) => boolean): number {
  const { game } = position;
  if (game.outcome(position) !== null) return 1;
  const moves = game.moves(position).filter(isAllowed);
  return moves.reduce((sum, move) => sum + gamesOf(game.play(position, move), isAllowed), 0);
}
