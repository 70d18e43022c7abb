// A player that will not finish: it can win now, and wins later.

const WIN = 10;
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

function emptyBoard() {
  return Array(9).fill(" ");
}

function hasWon(board, side) {
  return LINES.some((line) => line.every((cell) => board[cell] === side));
}

function moves(board) {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => board[cell] === " ");
}

/** The score of the board. `depth` counts the moves since the first call. */
function minimax(board, depth, isMax) {
//| wrong
  if (hasWon(board, "x")) return WIN + depth;
  if (hasWon(board, "o")) return -WIN - depth;
//| right
  if (hasWon(board, "x")) return WIN - depth;
  if (hasWon(board, "o")) return depth - WIN;
//| wrong .. right
  if (moves(board).length === 0) return 0;
  const values = moves(board).map((cell) => {
    board[cell] = isMax ? "x" : "o";
    const value = minimax(board, depth + 1, !isMax);
    board[cell] = " ";
    return value;
  });
  return isMax ? Math.max(...values) : Math.min(...values);
}

/** The move that x should play. */
function bestMove(board) {
  let best = -1000;
  let chosen = null;
  for (const cell of moves(board)) {
    board[cell] = "x";
    const value = minimax(board, 1, false);
    board[cell] = " ";
    if (value > best) [best, chosen] = [value, cell];
  }
  return chosen;
}
