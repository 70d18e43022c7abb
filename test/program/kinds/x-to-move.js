// position: oxx/.xo/o..
// made: search(board, true)
const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const won = (board, mark) => lines.some((line) => line.every((i) => board[i] === mark));

function search(board, xToMove) {
  if (won(board, 'X')) return 1;
  if (won(board, 'O')) return -1;
  if (board.every((cell) => cell)) return 0;
  const values = [];
  for (let i = 0; i < 9; i++) {
    if (board[i]) continue;
    const next = board.slice();
    next[i] = xToMove ? 'X' : 'O';
    const later = !xToMove;
    values.push(search(next, later));
  }
  return xToMove ? Math.max(...values) : Math.min(...values);
}
