// Minimax that wins as soon as it can, and loses as late as it must.

const WIN = 10;
const board = [
  ["_", "_", "_"],
  ["_", "_", "_"],
  ["_", "_", "_"],
];
const player = "x";
const opponent = "o";

function isMovesLeft(board) {
  return board.some((row) => row.includes("_"));
}

/** WIN less the depth for a win, the opposite for a loss, 0 for anything else. */
function evaluate(board, depth) {
  const lines = [...board, ...[0, 1, 2].map((j) => board.map((row) => row[j]))];
  lines.push([0, 1, 2].map((i) => board[i][i]), [0, 1, 2].map((i) => board[i][2 - i]));
  if (lines.some((line) => line.every((cell) => cell === player))) return WIN - depth;
  if (lines.some((line) => line.every((cell) => cell === opponent))) return depth - WIN;
  return 0;
}

function minimax(board, depth, isMax) {
  const score = evaluate(board, depth);
  // No win comes so late that its score is 0, so a 0 means that nobody has won.
  if (score !== 0) return score;
  if (!isMovesLeft(board)) return 0;

  let best = isMax ? -1000 : 1000;
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      if (board[i][j] !== "_") continue;
      board[i][j] = isMax ? player : opponent;
      // One move further from the first board.
      const value = minimax(board, depth + 1, !isMax);
      board[i][j] = "_";
      best = isMax ? Math.max(best, value) : Math.min(best, value);
    }
  }
  return best;
}

/** The best move for `player`, as a pair [row, column]. */
function findBestMove(board) {
  let bestValue = -1000;
  let bestMove = [-1, -1];
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      if (board[i][j] !== "_") continue;
      board[i][j] = player;
      // The depth counts from the move: a win with it is worth 10.
      const value = minimax(board, 0, false);
      board[i][j] = "_";
      if (value > bestValue) [bestValue, bestMove] = [value, [i, j]];
    }
  }
  return bestMove;
}
