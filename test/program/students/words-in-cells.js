const EMPTY = 'empty';
function winner(board) {
  const rows = [...board, ...board[0].map((_, c) => board.map((r) => r[c])), [0, 1, 2].map((i) => board[i][i]), [0, 1, 2].map((i) => board[i][2 - i])];
  const row = rows.find((r) => r[0] !== EMPTY && r.every((c) => c === r[0]));
  return row ? row[0] : null;
}
function moves(board) {
  const found = [];
  board.forEach((row, r) => row.forEach((cell, c) => { if (cell === EMPTY) found.push([r, c]); }));
  return found;
}
function minimax(board, isCross) {
  const won = winner(board);
  if (won === 'cross') return 10;
  if (won === 'nought') return -10;
  const open = moves(board);
  if (open.length === 0) return 0;
  const scores = open.map(([r, c]) => {
    board[r][c] = isCross ? 'cross' : 'nought';
    const s = minimax(board, !isCross);
    board[r][c] = EMPTY;
    return s;
  });
  return isCross ? Math.max(...scores) : Math.min(...scores);
}
function bestMove(board, isCross) {
  let best = null;
  for (const [r, c] of moves(board)) {
    board[r][c] = isCross ? 'cross' : 'nought';
    const s = minimax(board, !isCross);
    board[r][c] = EMPTY;
    if (!best || (isCross ? s > best.s : s < best.s)) best = { s, row: r, col: c };
  }
  return best;
}
