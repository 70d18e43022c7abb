// Minimax that returns the value together with the move it came from.

// An empty cell holds its own index, so the board shows what can be chosen.
const board = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

function emptyCells(board) {
  return board.filter((cell) => cell !== "X" && cell !== "O");
}

function hasWon(board, mark) {
  return LINES.some(([a, b, c]) => board[a] === mark && board[b] === mark && board[c] === mark);
}

function minimax(board, isMax) {
  // A finished game has a score and no move.
  if (hasWon(board, "X")) return { score: 1, index: null };
  if (hasWon(board, "O")) return { score: -1, index: null };
  if (emptyCells(board).length === 0) return { score: 0, index: null };

  let best = { score: isMax ? -Infinity : Infinity, index: null };
  for (const index of emptyCells(board)) {
    board[index] = isMax ? "X" : "O";
    // Only the score of the answer matters here, not its move.
    const { score } = minimax(board, !isMax);
    board[index] = index;
    if (isMax ? score > best.score : score < best.score) best = { score, index };
  }
  return best;
}
