// call: minimax(board, 0, true)
// position: x../..o/.xo
// equal: plain
let board = [
  ['', '', ''],
  ['', '', ''],
  ['', '', ''],
];
const computer = 'X';
const human = 'O';

function setup() {
  createCanvas(300, 300);
  let choice = random([0, 1, 2]);
  textSize(floor(width / 10) + choice);
}

function draw() {
  background(220);
  for (let k = 1; k < 3; k++) {
    line(k * 100, 0, k * 100, height);
    line(0, k * 100, width, k * 100);
  }
}

function lineOf(mark) {
  const same = (cells) => cells.every((cell) => cell === mark);
  for (let k = 0; k < 3; k++) if (same(board[k]) || same(board.map((row) => row[k]))) return true;
  return same([0, 1, 2].map((k) => board[k][k])) || same([0, 1, 2].map((k) => board[k][2 - k]));
}

function minimax(board, depth, isMaximizing) {
  if (lineOf(computer)) return 1;
  if (lineOf(human)) return -1;
  if (board.every((row) => !row.includes(''))) return 0;
  let best = isMaximizing ? -Infinity : Infinity;
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      if (board[row][column] !== '') continue;
      board[row][column] = isMaximizing ? computer : human;
      const score = minimax(board, depth + 1, !isMaximizing);
      board[row][column] = '';
      best = isMaximizing ? max(best, score) : min([best, score]);
    }
  }
  return best;
}
