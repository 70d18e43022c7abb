// A player for X. It loses games that it could draw.

const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"];

function toMove(board) {
  const count = (mark) => board.filter((each) => each === mark).length;
  return count("X") === count("O") ? "X" : "O";
}

function moves(board) {
  return [...board.keys()].filter((cell) => board[cell] === " ");
}

function play(board, cell) {
  const child = [...board];
  child[cell] = toMove(board);
  return child;
}

function hasWon(board, mark) {
  return LINES.some((line) => [...line].every((cell) => board[cell] === mark));
}

/** What a finished game is worth for X; null for any other. */
function score(board) {
  if (hasWon(board, "X")) return 1;
  if (hasWon(board, "O")) return -1;
  return moves(board).length > 0 ? null : 0;
}

/** What the board is worth for X. */
function minimax(board) {
  const end = score(board);
  if (end !== null) return end;
  const values = moves(board).map((cell) => minimax(play(board, cell)));
//| wrong
  return Math.max(...values);
//| right
  return toMove(board) === "X" ? Math.max(...values) : Math.min(...values);
//| wrong .. right
}

function bestMove(board) {
  let best = -2;
  let chosen = null;
  for (const cell of moves(board)) {
    const value = minimax(play(board, cell));
    if (value > best) {
      best = value;
      chosen = cell;
    }
  }
  return chosen;
}
