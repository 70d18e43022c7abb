// Negamax: one rule for both sides, since what is good for one is bad for the other.

// A board is an array of nine numbers: 1 for X, -1 for O, 0 for an empty cell.
const EMPTY_BOARD = [0, 0, 0, 0, 0, 0, 0, 0, 0];
const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

/** 1 or -1 for the side with a full line, 0 if there is none. */
function winner(board) {
  for (const [a, b, c] of LINES) {
    const total = board[a] + board[b] + board[c];
    if (total === 3) return 1;
    if (total === -3) return -1;
  }
  return 0;
}

function moves(board) {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => board[cell] === 0);
}

/** What the board is worth for `player`, who is to move. */
function negamax(board, player) {
  const won = winner(board);
  // 1 if the player has won, -1 if the other side has.
  if (won !== 0) return won * player;
  if (moves(board).length === 0) return 0;
  let best = -2; // worse than a loss
  for (const move of moves(board)) {
    board[move] = player;
    // The other side's value, seen from this side.
    const value = -negamax(board, -player);
    board[move] = 0;
    best = Math.max(best, value);
  }
  return best;
}

/** The first of the best moves. */
function bestMove(board, player) {
  let chosen = null;
  let best = -2;
  for (const move of moves(board)) {
    board[move] = player;
    const value = -negamax(board, -player);
    board[move] = 0;
    if (value > best) [chosen, best] = [move, value];
  }
  return chosen;
}
