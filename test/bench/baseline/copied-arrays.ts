type Mark = 'x' | 'o' | null;
/** A board as an array of rows. */
export type Board = Mark[][];

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
].map((line) => line.map((cell): [number, number] => [Math.floor(cell / 3), cell % 3]));

/** Minimax as courses write it: a board is an array of rows, and every move copies it. Plain scoring, X is MAX. */
export function minimaxOnCopies(board: Board, mover: 'x' | 'o'): number {
  const winner = winnerOf(board);
  if (winner) return winner === 'x' ? 1 : -1;
  if (board.every((row) => row.every((mark) => mark !== null))) return 0;
  let best = mover === 'x' ? -Infinity : Infinity;
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      if (board[row][column] !== null) continue;
      const next = board.map((marks) => [...marks]);
      next[row][column] = mover;
      const score = minimaxOnCopies(next, mover === 'x' ? 'o' : 'x');
      best = mover === 'x' ? Math.max(best, score) : Math.min(best, score);
    }
  }
  return best;
}

/** The board without marks. */
export function emptyBoard(): Board {
  return Array.from({ length: 3 }, (): Mark[] => [null, null, null]);
}

/** Who has three in a line. */
export function winnerOf(board: Board): Mark {
  for (const [[a, b], [c, d], [e, f]] of lines) {
    const mark = board[a][b];
    if (mark && mark === board[c][d] && mark === board[e][f]) return mark;
  }
  return null;
}
