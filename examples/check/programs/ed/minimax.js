import { winner } from './rules.js';

function minimax(board, isMax) {
  const won = winner(board);
  if (won === 'X') return 1;
  if (won === 'O') return -1;
  if (!board.includes('')) return 0;
  let best = 0;
  for (let cell = 0; cell < 9; cell++) {
    if (board[cell] !== '') continue;
    board[cell] = isMax ? 'X' : 'O';
    const value = minimax(board, !isMax);
    board[cell] = '';
    best = isMax ? Math.max(best, value) : Math.min(best, value);
  }
  return best;
}
