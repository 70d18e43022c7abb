// Tic-tac-toe: the rules of the game, and a player that never loses.
//
// A board is an array of three rows, and each cell is X, O or EMPTY. Fill in the
// seven functions from top to bottom: each needs only those above it. After every
// one, run it and see how far you have got.

const X = "X";
const O = "O";
const EMPTY = null;

/** The empty board. */
function initialState() {
  return [[EMPTY, EMPTY, EMPTY], [EMPTY, EMPTY, EMPTY], [EMPTY, EMPTY, EMPTY]];
}

/** Who is to move, X or O. X begins. */
function player(board) {
  throw new Error("player is still to be written");
}

/** All moves, as an array of pairs [row, column], one for each empty cell. */
function actions(board) {
  throw new Error("actions is still to be written");
}

/** X or O if one of them has three in a row, otherwise null. */
function winner(board) {
  throw new Error("winner is still to be written");
}

/** True if the game is over: somebody has won, or no cell is empty. */
function terminal(board) {
  throw new Error("terminal is still to be written");
}

/** The score of a finished game: 1 if X has won, -1 if O has, 0 for a draw. */
function utility(board) {
  throw new Error("utility is still to be written");
}

/** The board after a move. Must not change the board that it gets. */
function result(board, action) {
  throw new Error("result is still to be written");
}

/** The best move for the side to move; null if the game is over. */
function minimax(board) {
  throw new Error("minimax is still to be written");
}
