// A player that plays the rest of a game and prints its boards.

const EMPTY_BOARD = [[0, 0, 0], [0, 0, 0], [0, 0, 0]];
const TEMPLATE = "123\n456\n789\n";

function display(board) {
  let text = TEMPLATE;
  text = text.replace("1", character(board[0][0]));
  text = text.replace("2", character(board[0][1]));
  text = text.replace("3", character(board[0][2]));
  text = text.replace("4", character(board[1][0]));
  text = text.replace("5", character(board[1][1]));
  text = text.replace("6", character(board[1][2]));
  text = text.replace("7", character(board[2][0]));
//| wrong
  text = text.replace("8", character(board[2][2]));
  text = text.replace("9", character(board[2][1]));
//| right
  text = text.replace("8", character(board[2][1]));
  text = text.replace("9", character(board[2][2]));
//| wrong .. right
  console.log(text);
}

function character(cell) {
  return cell === 1 ? "x" : cell === -1 ? "o" : ".";
}

function winner(board) {
  const lines = [...board, ...[0, 1, 2].map((j) => board.map((row) => row[j]))];
  lines.push([0, 1, 2].map((i) => board[i][i]), [0, 1, 2].map((i) => board[i][2 - i]));
  return [1, -1].find((side) => lines.some((line) => line.every((cell) => cell === side))) ?? 0;
}

function moves(board) {
  const found = [];
  board.forEach((row, i) => row.forEach((cell, j) => cell === 0 && found.push([i, j])));
  return found;
}

function play(board, [i, j], side) {
  const child = board.map((row) => [...row]);
  child[i][j] = side;
  return child;
}

function minimax(board, side) {
  if (winner(board) !== 0 || moves(board).length === 0) return winner(board);
  const values = moves(board).map((move) => minimax(play(board, move, side), -side));
  return side === 1 ? Math.max(...values) : Math.min(...values);
}

// The last moves of a game; O is to move.
let [position, side] = [[[1, 1, -1], [-1, -1, 1], [1, 0, 0]], -1];
while (winner(position) === 0 && moves(position).length > 0) {
  // Multiplied by the side, larger is better for either.
  const worth = (move) => minimax(play(position, move, side), -side) * side;
  const move = moves(position).reduce((best, each) => (worth(each) > worth(best) ? each : best));
  position = play(position, move, side);
  console.log(side === 1 ? "x" : "o", "plays row", move[0] + 1, "column", move[1] + 1);
  display(position);
  side = -side;
}
