export type { BoardView, Game, Move, NamedOrder, Notation, Outcome, Position, Side } from './game.ts';
export { opponent } from './game.ts';
export { leafTree, parseLeafTree, type Leaves, type LeafTreePosition } from './leaf-tree.ts';
export { MnkGame, ticTacToe, type MnkPosition } from './mnk.ts';
export { cellName } from './notation.ts';
export { formatPosition, parsePosition, type ParseOptions } from './parse.ts';
