// call: minimax(board, true)
// position: oxx/.xo/o..
// fault: end-silent
// step: 4
const EMPTY = '_';
const newBoard = () => Array.from({ length: 9 }, () => EMPTY);
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

function minimax(board, isMax) {
  for (const [a, b, c] of LINES) {
    if (board[a] !== EMPTY && board[a] === board[b] && board[b] === board[c])
      return board[a] === 'X' ? 1 : -1;
  }
  let best = null;
  board.forEach((cell, i) => {
    if (cell !== EMPTY) return;
    const child = board.map((old, j) => (j === i ? (isMax ? 'X' : 'O') : old));
    const value = minimax(child, !isMax);
    if (best === null || (isMax ? value > best : value < best)) best = value;
  });
  if (best !== null) return best; // here
}
