export { bits, cellsOf } from './bits.ts';
export { boardLiteral } from './board-literal.ts';
export type { BoardView, Game, Move, Notation, Outcome, Position, Side, Term } from './game.ts';
export { notations, opponent } from './game.ts';
export { leafTree, parseLeafTree, type Leaves } from './leaf-tree.ts';
export { MnkGame, ticTacToe, type MnkPosition } from './mnk.ts';
export { cellName, defaultNotation, isWritten } from './notation.ts';
export { parseGame } from './parse-game.ts';
export { formatPosition, parsePosition, type ParseOptions } from './parse.ts';
