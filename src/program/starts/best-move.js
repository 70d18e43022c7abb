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

/** A copy of the board with one mark more. */
function play(board, move, mark) {
  const child = [...board];
  child[move] = mark;
  return child;
}

/** What the board is worth, if both sides play as well as they can. */
function minimax(board, isMax) {
  if (isOver(board)) return score(board);
  // Worse than anything that can come: the first value will be better.
  let best = isMax ? -Infinity : Infinity;
  const mark = isMax ? "X" : "O";
  for (const move of moves(board)) {
    // Make the move on a copy, and ask what that is worth.
    const child = play(board, move, mark);
    const value = minimax(child, !isMax);
    // MAX keeps the larger, MIN the smaller.
    best = isMax ? Math.max(best, value) : Math.min(best, value);
  }
  return best;
}

/** The first of the best moves for X. */
function bestMove(board) {
  let [best, chosen] = [-Infinity, null];
  for (const move of moves(board)) {
    // After a move of X it is O's turn.
    const value = minimax(play(board, move, "X"), false);
    if (value > best) [best, chosen] = [value, move];
  }
  return chosen;
}
