export { bits, cellsOf } from './bits.ts';
export { boardLiteral } from './board-literal.ts';
export type {
  BoardView,
  Evaluation,
  Game,
  Move,
  NamedOrder,
  Notation,
  Outcome,
  Position,
  Side,
  Symmetry,
  Term,
} from './game.ts';
export { notations, opponent } from './game.ts';
export { leafTree, parseLeafTree, type Leaves, type LeafTreePosition } from './leaf-tree.ts';
export { MnkGame, ticTacToe, type MnkPosition, type MnkRules } from './mnk.ts';
export { cellName, defaultNotation, isWritten } from './notation.ts';
export { parseGame } from './parse-game.ts';
export { formatPosition, parsePosition, type ParseOptions } from './parse.ts';
