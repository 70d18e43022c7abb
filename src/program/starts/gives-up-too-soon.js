// A player that gives up too soon: it believes that it has lost where it can win at once.

const board = Array(9).fill(null);
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

function other(side) {
  return side === "x" ? "o" : "x";
}

function hasWon(board, side) {
  return LINES.some((line) => line.every((cell) => board[cell] === side));
}

function isOver(board) {
  return hasWon(board, "x") || hasWon(board, "o") || !board.includes(null);
}

function score(board) {
  if (hasWon(board, "x")) return 1;
  if (hasWon(board, "o")) return -1;
  return 0;
}

/** What the board is worth for x, with `side` to move. */
function minimax(board, side) {
  if (isOver(board)) return score(board);
  const isMax = side === "x";
  let best = isMax ? -Infinity : Infinity;
  for (let cell = 0; cell < 9; cell++) {
    if (board[cell] !== null) continue;
    board[cell] = side;
    const value = minimax(board, other(side));
//| right
    board[cell] = null;
//| wrong .. right
    best = isMax ? Math.max(best, value) : Math.min(best, value);
  }
  return best;
}
