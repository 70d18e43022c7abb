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

//| judge
/** "X" or "O", whoever has a line; null for nobody. */
function winner(board) {
  return null;
}

/** 1, -1 or 0 for a finished game; null for one that goes on. */
function score(board) {
  return null;
}
//| stage-1 .. rules
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

/** The score of a finished game for X. */
function score(board) {
  if (hasWon(board, "X")) return 1;
  if (hasWon(board, "O")) return -1;
  return 0;
}

//| stage-4 .. rules
/** A copy of the board with one mark more. */
function play(board, move, mark) {
  const child = [...board];
  child[move] = mark;
  return child;
}

//| stage-1 .. best-move
/** What the board is worth, if both sides play as well as they can. */
function minimax(board, isMax) {
  if (isOver(board)) return score(board);
//| stage-1
  // The game is still going on. What should be returned here?
//| stage-2 .. best-move
  // Worse than anything that can come: the first value will be better.
//| stage-2 .. stage-3
  const best = isMax ? -Infinity : Infinity;
//| stage-4 .. best-move
  let best = isMax ? -Infinity : Infinity;
  const mark = isMax ? "X" : "O";
//| stage-3 .. best-move
  for (const move of moves(board)) {
//| stage-3
    console.log(move);
//| stage-4 .. best-move
    // Make the move on a copy, and search that board.
    const child = play(board, move, mark);
    const value = minimax(child, !isMax);
//| stage-4
    best = value;
//| stage-5 .. best-move
    // MAX keeps the larger, MIN the smaller.
    best = isMax ? Math.max(best, value) : Math.min(best, value);
//| stage-3 .. best-move
  }
//| stage-2 .. best-move
  return best;
//| stage-1 .. best-move
}
//| best-move

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
