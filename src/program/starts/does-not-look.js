// A player that does not look: it takes a win, but sees nothing coming.

const board = [["_", "_", "_"], ["_", "_", "_"], ["_", "_", "_"]];

function hasWon(board, mark) {
  const is = (row, column) => board[row][column] === mark;
  for (let i = 0; i < 3; i++) {
    if (is(i, 0) && is(i, 1) && is(i, 2)) return true;
    if (is(0, i) && is(1, i) && is(2, i)) return true;
  }
  return is(1, 1) && ((is(0, 0) && is(2, 2)) || (is(0, 2) && is(2, 0)));
}

function emptyCells(board) {
  const found = [];
  board.forEach((row, i) => row.forEach((cell, j) => cell === "_" && found.push([i, j])));
  return found;
}

//| wrong
/** 1 if x has won, -1 if o has, 0 if nobody has. */
function evaluate(board) {
  return hasWon(board, "x") ? 1 : hasWon(board, "o") ? -1 : 0;
//| right
/** 1 if x has won, -1 if o has, 0 for a draw, null while the game goes on. */
function evaluate(board) {
  if (hasWon(board, "x") || hasWon(board, "o")) return hasWon(board, "x") ? 1 : -1;
  return emptyCells(board).length > 0 ? null : 0;
//| wrong .. right
}

/** What the board is worth for x. */
function minimax(board, isMax) {
  const score = evaluate(board);
  if (score !== null) return score;
  let best = isMax ? -2 : 2;
  for (const [i, j] of emptyCells(board)) {
    board[i][j] = isMax ? "x" : "o";
    const value = minimax(board, !isMax);
    board[i][j] = "_";
    best = isMax ? Math.max(best, value) : Math.min(best, value);
  }
  return best;
}

/** The best move for x, as a pair [row, column]. */
function choose(board) {
  let bestValue = -2;
  let bestMove = null;
  for (const [i, j] of emptyCells(board)) {
    board[i][j] = "x";
    const value = minimax(board, false);
    board[i][j] = "_";
    if (value > bestValue) [bestValue, bestMove] = [value, [i, j]];
  }
  return bestMove;
}
