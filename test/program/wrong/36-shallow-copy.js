// call: minimax(board, "X")
// position: x../.o./xo.
// fault: shallow-copy
// step: 5
const start = [
  ['', '', ''],
  ['', '', ''],
  ['', '', ''],
];
const full = (line, mark) => line.every((cell) => cell === mark);

function hasWon(board, mark) {
  const columns = [0, 1, 2].map((j) => board.map((row) => row[j]));
  const diagonals = [[0, 1, 2].map((i) => board[i][i]), [0, 1, 2].map((i) => board[i][2 - i])];
  return [...board, ...columns, ...diagonals].some((line) => full(line, mark));
}

function minimax(board, player) {
  if (hasWon(board, 'X')) return 1;
  if (hasWon(board, 'O')) return -1;
  if (board.every((row) => row.every((cell) => cell))) return 0;
  const values = [];
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      if (board[i][j]) continue;
      const child = [...board];
      child[i][j] = player;
      values.push(minimax(child, player === 'X' ? 'O' : 'X')); // here
    }
  }
  return player === 'X' ? Math.max(...values) : Math.min(...values);
}
