import { ticTacToe, type Outcome } from '../game/index.ts';
import type { Marks } from './read-cells.ts';

/** How a game ended, by `512 x + o`: a program asks the same boards again and again. */
const known = new Map<number, Outcome | null>();

/** How the game on a board ended; null while it runs, or where there is no board. */
export function outcomeOn(board: Marks | null): Outcome | null {
  if (!board) return null;
  const key = 512 * board.x + board.o;
  let outcome = known.get(key);
  if (outcome === undefined)
    known.set(key, (outcome = ticTacToe.outcome(ticTacToe.position(board.x, board.o))));
  return outcome;
}
