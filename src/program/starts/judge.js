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

/** "X" or "O", whoever has a line; null for nobody. */
function winner(board) {
  return null;
}

/** 1, -1 or 0 for a finished game; null for one that goes on. */
function score(board) {
  return null;
}
