import type { Move } from '../../game/index.ts';
import { findTrueValue } from './every-position.ts';
import type { Reading } from './reading.ts';

/** Whether a value says rightly who wins, however the call knew it. With a depth limit nobody can say. */
export function isTrue(reading: Reading, node: number): boolean {
  const board = reading.board(node);
  if (!board) return true;
  return reading.winnerAt(reading.score(node)) === findTrueValue(board);
}

export function listUntried(reading: Reading, node: number): Move[] {
  const board = reading.board(node);
  if (!board) return [];
  const tried = new Set(reading.children(node).map((child) => reading.trace.move[child]));
  return board.game.moves(board).filter((move) => !tried.has(move));
}
