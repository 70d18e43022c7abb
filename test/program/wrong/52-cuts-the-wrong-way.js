// call: search(board, true, -Infinity, Infinity)
// position: oxx/.xo/o..
// fault: missed
// step: 7
const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'];
const wins = (board, mark) => LINES.some((line) => [...line].every((i) => board[i] === mark));

function search(board, isMax, alpha, beta) {
  if (wins(board, 'X')) return 1;
  if (wins(board, 'O')) return -1;
  if (!board.includes(null)) return 0;
  let best = isMax ? -Infinity : Infinity;
  for (let i = 0; i < 9; i++) {
    if (board[i] !== null) continue;
    board[i] = isMax ? 'X' : 'O';
    const value = search(board, !isMax, alpha, beta);
    board[i] = null;
    best = isMax ? Math.max(best, value) : Math.min(best, value);
    if (isMax) alpha = Math.max(alpha, best);
    else beta = Math.min(beta, best);
    if (beta >= alpha) break;
  }
  return best; // here
}
