import type { Move, Position } from '../game/index.ts';
import { words } from '../words/index.ts';
import { findEvaluationScale } from './evaluate.ts';
import type { ResolvedOptions } from './options.ts';

/** Throws if options do not fit the position or each other; the message says what to change. */
export function checkCombination(options: ResolvedOptions, position: Position): void {
  const { game } = position;
  const { order, memo, mergeMoves, depthLimit, deepening, scoring, win } = options;
  const { misfits } = words.errors;

  if (typeof order !== 'string') checkOrder(order, position);
  if (memo && game.key(position) === null) refuse('memo', memo.name, misfits.noKeys(game.name));
  if (memo?.needsSymmetries && !game.symmetries) refuse('memo', memo.name, misfits.noSymmetries(game.name));
  if (mergeMoves && !game.symmetries) refuse('mergeMoves', mergeMoves, misfits.noSymmetries(game.name));
  if (deepening && !game.evaluation) refuse('deepening', deepening, misfits.noEvaluation(game.name));
  if (depthLimit === null) return;
  if (!game.evaluation) refuse('depthLimit', depthLimit, misfits.noEvaluation(game.name));
  if (findEvaluationScale(game, options) === null) {
    refuse('depthLimit', depthLimit, misfits.smallWin(win, scoring.name));
  }
}

/** Refuses a list that omits a possible move, repeats one, or has one that the game does not. */
function checkOrder(order: readonly Move[], position: Position): void {
  const board = position.game.board(position);
  const possible = listPossibleMoves(position);
  const known = new Set(board ? board.cells.keys() : possible);
  const listed = new Set(order);
  const isEach = possible.every((move) => listed.has(move)) && order.every((move) => known.has(move));
  if (!isEach || order.length !== listed.size) throw new RangeError(words.errors.order(order, possible));
}

/** Every move that can still occur, ascending: on a board all empty cells, even if not yet playable. */
function listPossibleMoves(position: Position): Move[] {
  const { game } = position;
  const board = game.board(position);
  if (board) return [...board.cells.keys()].filter((cell) => board.cells[cell] === null);
  const moves = new Set<Move>();
  const visit = (at: Position): void => {
    for (const move of game.moves(at)) {
      moves.add(move);
      visit(game.play(at, move));
    }
  };
  visit(position);
  return [...moves].toSorted((a, b) => a - b);
}

function refuse(name: string, value: unknown, misfit: string): never {
  throw new RangeError(words.errors.optionMisfit(name, value, misfit));
}
