// Alpha-beta: minimax that leaves out what cannot matter any more.

// A board is an array of nine cells, row by row: "X", "O" or "-".
const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

function newBoard() {
  return Array(9).fill("-");
}

function winner(board) {
  for (const [a, b, c] of LINES) {
    if (board[a] !== "-" && board[a] === board[b] && board[b] === board[c]) return board[a];
  }
  return null;
}

/**
 * The value of the board, as far as it lies between alpha and beta: MAX can already
 * have alpha elsewhere, and MIN can hold MAX down to beta.
 */
function alphaBeta(board, alpha, beta, maximizing) {
  const won = winner(board);
  if (won === "X") return 1;
  if (won === "O") return -1;
  if (!board.includes("-")) return 0;

  let best = maximizing ? -Infinity : Infinity;
  for (let cell = 0; cell < 9; cell++) {
    if (board[cell] !== "-") continue;
    // Make the move on the same board, and take it back afterwards.
    board[cell] = maximizing ? "X" : "O";
    const value = alphaBeta(board, alpha, beta, !maximizing);
    board[cell] = "-";
    if (maximizing) {
      best = Math.max(best, value);
      alpha = Math.max(alpha, best);
    } else {
      best = Math.min(best, value);
      beta = Math.min(beta, best);
    }
    if (alpha >= beta) break; // the other side will avoid this
  }
  return best;
}
