// position: oxx/.xo/o..
// made: negamax(board, 1)
function* moves(board) {
  for (let r = 0; r < 3; r++) for (let c = 0; c < 3; c++) if (board[r][c] === 0) yield [r, c];
}

function won(board, p) {
  const full = (f) => [0, 1, 2].every((i) => f(i) === p);
  return [0, 1, 2].some((k) => full((i) => board[k][i]) || full((i) => board[i][k])) || full((i) => board[i][i]) || full((i) => board[i][2 - i]);
}

export function negamax(board, player, alpha = -Infinity, beta = Infinity) {
  if (won(board, -player)) return { value: -1 };
  let best = { value: -Infinity, move: null };
  for (const [r, c] of moves(board)) {
    board[r][c] = player;
    const value = -negamax(board, -player, -beta, -alpha).value;
    board[r][c] = 0;
    if (value > best.value) best = { value, move: [r, c] };
    alpha = Math.max(alpha, value);
    if (alpha >= beta) break;
  }
  return best.move ? best : { value: 0 };
}
