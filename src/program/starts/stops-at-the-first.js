// A player that stops at the first move: it loses where it can win at once.

const EMPTY = ".";
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

function emptyBoard() {
  return Array(9).fill(EMPTY);
}

function hasWon(board, mark) {
  return LINES.some((line) => line.every((cell) => board[cell] === mark));
}

function moves(board) {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => board[cell] === EMPTY);
}

function play(board, cell, mark) {
  const child = [...board];
  child[cell] = mark;
  return child;
}

/** What the board is worth for x. */
function minimax(board, isMax) {
  if (hasWon(board, "x")) return 1;
  if (hasWon(board, "o")) return -1;
  if (moves(board).length === 0) return 0;
  let best = isMax ? -Infinity : Infinity;
  for (const cell of moves(board)) {
    const child = play(board, cell, isMax ? "x" : "o");
    const value = minimax(child, !isMax);
    best = isMax ? Math.max(best, value) : Math.min(best, value);
//| wrong
    return best;
  }
//| right
  }
  return best;
//| wrong .. right
}
