import { winnerOf, type Board } from './copied-arrays.ts';

/** A call as an object: what one writes who wants to draw the tree afterwards. */
export interface CallObject {
  readonly board: Board;
  readonly move: readonly [row: number, column: number] | null;
  readonly ply: number;
  readonly children: CallObject[];
  score: number;
}

/** The search of `copied-arrays.ts` that keeps each call as an object with its board and its children. */
export function callObjects(
  board: Board,
  mover: 'x' | 'o',
  move: CallObject['move'] = null,
  ply = 0,
): CallObject {
  const call: CallObject = { board, move, ply, children: [], score: 0 };
  const winner = winnerOf(board);
  if (winner || board.every((row) => row.every((mark) => mark !== null))) {
    call.score = winner === null ? 0 : winner === 'x' ? 1 : -1;
    return call;
  }
  call.score = mover === 'x' ? -Infinity : Infinity;
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      if (board[row][column] !== null) continue;
      const next = board.map((marks) => [...marks]);
      next[row][column] = mover;
      const child = callObjects(next, mover === 'x' ? 'o' : 'x', [row, column], ply + 1);
      call.children.push(child);
      call.score = mover === 'x' ? Math.max(call.score, child.score) : Math.min(call.score, child.score);
    }
  }
  return call;
}
