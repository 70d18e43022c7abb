// call: bestMove(board, 'X')
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const has = (board, mark) => LINES.some((line) => line.every((i) => board[i] === mark));

function minimax(board, isMax, alpha, beta, seen) {
  const key = board.map((cell) => cell || '-').join('');
  if (seen.has(key)) return seen.get(key);
  if (has(board, 'X')) return 10;
  if (has(board, 'O')) return -10;
  if (!board.includes('')) return 0;
  const [low, high] = [alpha, beta];
  let best = isMax ? -Infinity : Infinity;
  for (let i = 0; i < 9; i++) {
    if (board[i] !== '') continue;
    board[i] = isMax ? 'X' : 'O';
    const value = minimax(board, !isMax, alpha, beta, seen);
    board[i] = '';
    if (isMax) {
      best = Math.max(best, value);
      alpha = Math.max(alpha, best);
    } else {
      best = Math.min(best, value);
      beta = Math.min(beta, best);
    }
    if (alpha >= beta) break;
  }
  if (low < best && best < high) seen.set(key, best);
  return best;
}

function bestMove(board, mark) {
  const isMax = mark === 'X';
  let [alpha, beta, move] = [-Infinity, Infinity, null];
  const seen = new Map();
  for (let i = 0; i < 9; i++) {
    if (board[i] !== '') continue;
    board[i] = mark;
    const value = minimax(board, !isMax, alpha, beta, seen);
    board[i] = '';
    if (isMax && value > alpha) {
      alpha = value;
      move = i;
    } else if (!isMax && value < beta) {
      beta = value;
      move = i;
    }
  }
  return move;
}
