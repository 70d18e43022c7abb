const EMPTY = '';
const lines = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];
function check(board) {
  for (const [a,b,c] of lines) if (board[a] && board[a] === board[b] && board[a] === board[c]) return board[a];
  return board.includes(EMPTY) ? null : 'tie';
}
const scores = { X: -10, O: 10, tie: 0 };
function minimax(board, mode) {
  const result = check(board);
  if (result) return scores[result];
  if (mode === 'maximize') {
    let best = -Infinity;
    for (let i = 0; i < 9; i++) if (board[i] === EMPTY) {
      board[i] = 'O';
      best = Math.max(best, minimax(board, 'minimize'));
      board[i] = EMPTY;
    }
    return best;
  } else {
    let best = Infinity;
    for (let i = 0; i < 9; i++) if (board[i] === EMPTY) {
      board[i] = 'X';
      best = Math.min(best, minimax(board, 'maximize'));
      board[i] = EMPTY;
    }
    return best;
  }
}
