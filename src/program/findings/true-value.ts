import type { Move } from '../../game/index.ts';
import { findTrueValue } from './every-position.ts';
import type { Reading } from './reading.ts';

/** Whether a value names the right winner, whatever it is based on. Unknown with a depth limit. */
export function isTrue(reading: Reading, node: number): boolean {
  const board = reading.board(node);
  if (!board) return true;
  return reading.winnerAt(reading.score(node)) === findTrueValue(board);
}

export function listUntried(reading: Reading, node: number): Move[] {
  const board = reading.board(node);
  if (!board) return [];
  const { move, end } = reading.trace;
  let tried = 0;
  for (let child = node + 1; child < end[node]; child = end[child])
    if (move[child] >= 0) tried |= 1 << move[child];
  return board.game.moves(board).filter((each) => ((tried >> each) & 1) === 0);
}
