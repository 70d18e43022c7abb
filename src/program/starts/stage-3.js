// A board is an array of nine cells, row by row.
const EMPTY = " ";
const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], // rows
  [0, 3, 6], [1, 4, 7], [2, 5, 8], // columns
  [0, 4, 8], [2, 4, 6], // diagonals
];

function emptyBoard() {
  return Array(9).fill(EMPTY);
}

/** The empty cells, by their index. */
function moves(board) {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => board[cell] === EMPTY);
}

function hasWon(board, mark) {
  return LINES.some((line) => line.every((cell) => board[cell] === mark));
}

function isOver(board) {
  return hasWon(board, "X") || hasWon(board, "O") || moves(board).length === 0;
}

/** What a finished game counts for X. */
function score(board) {
  if (hasWon(board, "X")) return 1;
  if (hasWon(board, "O")) return -1;
  return 0;
}

/** What the board is worth, if both sides play as well as they can. */
function minimax(board, isMax) {
  if (isOver(board)) return score(board);
  // Worse than anything that can come: the first value will be better.
  const best = isMax ? -Infinity : Infinity;
  for (const move of moves(board)) {
    console.log(move);
  }
  return best;
}
