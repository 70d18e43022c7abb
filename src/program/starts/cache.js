// Minimax with a cache: no position is searched twice.

// A board is a string of nine characters, "x", "o" or ".": it never changes, so it
// can be the key of a map.
const START = ".........";
const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

const cache = new Map();

/** The side to move. It follows from the board, so the key need not hold it. */
function turn(board) {
  const count = (mark) => board.split(mark).length - 1;
  return count("x") === count("o") ? "x" : "o";
}

function moves(board) {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => board[cell] === ".");
}

function play(board, cell) {
  return board.slice(0, cell) + turn(board) + board.slice(cell + 1);
}

/** 1, -1 or 0 for a finished game; null while it goes on. */
function scoreEnd(board) {
  for (const [a, b, c] of LINES) {
    if (board[a] !== "." && board[a] === board[b] && board[b] === board[c]) {
      return board[a] === "x" ? 1 : -1;
    }
  }
  return board.includes(".") ? null : 0;
}

function minimax(board) {
  if (cache.has(board)) return cache.get(board);
  let value = scoreEnd(board);
  // Compared with null, for a draw is 0.
  if (value === null) {
    const values = moves(board).map((cell) => minimax(play(board, cell)));
    value = turn(board) === "x" ? Math.max(...values) : Math.min(...values);
  }
  cache.set(board, value);
  return value;
}
