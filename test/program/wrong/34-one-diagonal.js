// call: minimax(board)
// position: x.o/xo./.x.
// fault: past-the-end
// step: 4
const X = 'X';
const O = 'O';
const EMPTY = null;

function initialState() {
  return [0, 1, 2].map(() => [EMPTY, EMPTY, EMPTY]);
}

function player(board) {
  const count = (mark) => board.flat().filter((cell) => cell === mark).length;
  return count(X) === count(O) ? X : O;
}

function actions(board) {
  return board.flatMap((row, i) => row.flatMap((cell, j) => (cell === EMPTY ? [[i, j]] : [])));
}

function result(board, [i, j]) {
  const copy = board.map((row) => [...row]);
  copy[i][j] = player(board);
  return copy;
}

function winner(board) {
  for (let i = 0; i < 3; i++) {
    if (board[i][0] && board[i][0] === board[i][1] && board[i][0] === board[i][2]) return board[i][0];
    if (board[0][i] && board[0][i] === board[1][i] && board[0][i] === board[2][i]) return board[0][i];
  }
  if (board[0][0] && board[0][0] === board[1][1] && board[0][0] === board[2][2]) return board[0][0];
  return null;
}

function terminal(board) {
  return winner(board) !== null || actions(board).length === 0;
}

function utility(board) {
  return { X: 1, O: -1 }[winner(board)] ?? 0;
}

function minimax(board) {
  if (terminal(board)) return utility(board);
  const values = [];
  for (const action of actions(board)) {
    values.push(minimax(result(board, action))); // here
  }
  return player(board) === X ? Math.max(...values) : Math.min(...values);
}
