import { words } from '../words/index.ts';
import type { CellNaming } from './cell-names.ts';
import {
  opponent,
  type BoardView,
  type Game,
  type Move,
  type Outcome,
  type Position,
  type Side,
} from './game.ts';

/** An explicit tree: a number is a leaf and its score, an array an interior node. `[[3, 5], [2, 9]]`. */
export type Leaves = number | readonly Leaves[];

interface LeafTreePosition extends Position {
  readonly leaves: Leaves;
}

/** An explicit tree as a game: positions are its nodes, moves are their branches. */
export const leafTree: Game<LeafTreePosition> = {
  name: 'leaf tree',
  isAbstract: true,
  moves: ({ leaves }) => (typeof leaves === 'number' ? [] : leaves.map((_, branch) => branch)),
  play(position, move) {
    const { leaves, toMove } = position;
    const child = typeof leaves === 'number' ? undefined : leaves[move];
    if (child === undefined)
      throw new RangeError(words.errors.illegalMove(move, this.format(position), this.moves(position)));
    return { game: leafTree, leaves: child, toMove: opponent(toMove) };
  },
  outcome: ({ leaves }): Outcome | null => (typeof leaves === 'number' ? leaves : null),
  pliesLeft: ({ leaves }) => measureHeight(leaves),
  key: () => null,
  format: ({ leaves }) => JSON.stringify(leaves),
  moveName: (move: Move, _naming: CellNaming) => words.nameBranch(move),
  rank: () => 0,
  board: (): BoardView | null => null,
  notice: () => null,
};

/** Throws unless leaves are finite numbers and interior nodes have 1 to 26 branches, at most 60 levels deep. */
export function parseLeafTree(tree: Leaves | string, toMove: Side = 'x'): LeafTreePosition {
  const leaves: unknown = typeof tree === 'string' ? parseJson(tree) : tree;
  checkLeaves(leaves, 'root', 0);
  return { game: leafTree, leaves: leaves as Leaves, toMove };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SyntaxError(words.errors.leafTreeText(text));
  }
}

function checkLeaves(value: unknown, path: string, depth: number): void {
  if (typeof value === 'number' && Number.isFinite(value)) return;
  if (!Array.isArray(value))
    throw new TypeError(
      words.errors.leafTreeLeaf(path, typeof value === 'number' ? `${value}` : formatValue(value)),
    );
  if (value.length === 0) throw new RangeError(words.errors.leafTreeEmpty(path));
  if (value.length > 26) throw new RangeError(words.errors.leafTreeWide(path, value.length));
  if (depth >= 60) throw new RangeError(words.errors.leafTreeDeep());
  value.forEach((child, i) => checkLeaves(child, `${path}[${i}]`, depth + 1));
}

function formatValue(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}

function measureHeight(leaves: Leaves): number {
  return typeof leaves === 'number' ? 0 : 1 + Math.max(...leaves.map(measureHeight));
}
