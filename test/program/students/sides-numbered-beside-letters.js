const N = 3;
function emptyBoard() { return Array.from({ length: N }, () => Array(N).fill('.')); }
function winner(board, p) {
  const lines = [...board, ...board[0].map((_, j) => board.map((r) => r[j])), board.map((r, i) => r[i]), board.map((r, i) => r[N - 1 - i])];
  return lines.some((l) => l.every((c) => c === p));
}
function terminal(board) { return winner(board, 'x') ? 'x' : winner(board, 'o') ? 'o' : board.flat().includes('.') ? '' : '='; }
function score(board) { return { x: +1, o: -1, '=': 0 }[terminal(board)]; }
function player(board) { return board.flat().filter((c) => c === '.').length % 2 ? 0 : 1; }
function result(board, r, c) {
  const copy = board.map((row) => row.slice());
  copy[r][c] = 'xo'[player(board)];
  return copy;
}
function actions(board) {
  const list = [];
  for (let r = 0; r < N; r++) for (let c = 0; c < N; c++) if (board[r][c] === '.') list.push({ r, c });
  return list;
}
function minimax(board, alpha = -2, beta = 2) {
  if (terminal(board)) return { value: score(board) };
  let best = { value: player(board) ? 2 : -2 };
  for (const { r, c } of actions(board)) {
    const { value } = minimax(result(board, r, c), alpha, beta);
    if (player(board) ? value < best.value : value > best.value) best = { value, r, c };
    if (player(board)) beta = Math.min(beta, value);
    else alpha = Math.max(alpha, value);
    if (alpha >= beta) break;
  }
  return best;
}
