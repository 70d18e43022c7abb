// call: minimax(board, True)
// position: x../..o/.xo
// equal: plain
let board = Array(9).fill('');
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

const winner = (board) => {
  for (const [a, b, c] of LINES)
    if (board[a] && board[a] === board[b] && board[a] === board[c]) return board[a];
  return null;
};

function minimax(board, isMax) {
  const won = winner(board);
  if (won) return won === 'X' ? 1 : -1;
  if (!board.includes('')) return 0;
  let best = isMax ? -10 : 10;
  for (let i = 0; i < 9; i++) {
    if (board[i] === '') {
      board[i] = isMax ? 'X' : 'O';
      const value = minimax(board, !isMax);
      board[i] = '';
      best = isMax ? Math.max(best, value) : Math.min(best, value);
    }
  }
  return best;
}
