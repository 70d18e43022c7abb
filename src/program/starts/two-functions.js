// One function for MAX, one for MIN, and a third that chooses the move.

const X = "X";
const O = "O";
const EMPTY = null;

function initialState() {
  return [[EMPTY, EMPTY, EMPTY], [EMPTY, EMPTY, EMPTY], [EMPTY, EMPTY, EMPTY]];
}

/** X begins, so X is to move while both have as many marks. */
function player(board) {
  const cells = board.flat();
  const count = (mark) => cells.filter((cell) => cell === mark).length;
  return count(X) === count(O) ? X : O;
}

function actions(board) {
  const found = [];
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      if (board[i][j] === EMPTY) found.push([i, j]);
    }
  }
  return found;
}

function result(board, [i, j]) {
  if (board[i][j] !== EMPTY) throw new Error("this cell is taken");
  // The rows are arrays too, so a copy of the outer array alone would share them.
  const child = board.map((row) => [...row]);
  child[i][j] = player(board);
  return child;
}

function winner(board) {
  const lines = [...board, ...[0, 1, 2].map((j) => board.map((row) => row[j]))];
  lines.push([0, 1, 2].map((i) => board[i][i]), [0, 1, 2].map((i) => board[i][2 - i]));
  const full = lines.find((line) => line[0] !== EMPTY && line.every((cell) => cell === line[0]));
  return full ? full[0] : null;
}

function terminal(board) {
  return winner(board) !== null || actions(board).length === 0;
}

function utility(board) {
  return winner(board) === X ? 1 : winner(board) === O ? -1 : 0;
}

function maxValue(board) {
  if (terminal(board)) return utility(board);
  let value = -Infinity;
  for (const action of actions(board)) value = Math.max(value, minValue(result(board, action)));
  return value;
}

function minValue(board) {
  if (terminal(board)) return utility(board);
  let value = Infinity;
  for (const action of actions(board)) value = Math.min(value, maxValue(result(board, action)));
  return value;
}

/** The best action for the side to move. */
function minimax(board) {
  let best = null;
  let bestValue = null;
  for (const action of actions(board)) {
    const child = result(board, action);
    const value = player(board) === X ? minValue(child) : -maxValue(child);
    if (bestValue === null || value > bestValue) [best, bestValue] = [action, value];
  }
  return best;
}
