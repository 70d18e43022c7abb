// A player that throws games away. Which call is the first to go wrong, and in which line?

const X = "X";
const O = "O";
const EMPTY = "";
const EMPTY_BOARD = [[EMPTY, EMPTY, EMPTY], [EMPTY, EMPTY, EMPTY], [EMPTY, EMPTY, EMPTY]];

function toMove(board) {
  const marks = board.flat().filter((cell) => cell !== EMPTY);
  return marks.length % 2 === 0 ? X : O;
}

function moves(board) {
  const found = [];
  board.forEach((row, i) => row.forEach((cell, j) => cell === EMPTY && found.push([i, j])));
  return found;
}

function play(board, [i, j]) {
  const child = board.map((row) => [...row]);
  child[i][j] = toMove(board);
  return child;
}

function hasWon(board, mark) {
  const lines = [...board, ...[0, 1, 2].map((j) => board.map((row) => row[j]))];
  lines.push([0, 1, 2].map((i) => board[i][i]), [0, 1, 2].map((i) => board[i][2 - i]));
  return lines.some((line) => line.every((cell) => cell === mark));
}

function score(board) {
  return hasWon(board, X) ? 1 : hasWon(board, O) ? -1 : 0;
}

function isOver(board) {
  return score(board) !== 0 || moves(board).length === 0;
}

/** What the board is worth for X. */
function minimax(board) {
  if (isOver(board)) return score(board);
//| wrong
  const isMax = toMove(board) === O;
//| right
  const isMax = toMove(board) === X;
//| wrong .. right
  let best = isMax ? -2 : 2;
  for (const move of moves(board)) {
    const value = minimax(play(board, move));
    best = isMax ? Math.max(best, value) : Math.min(best, value);
  }
  return best;
}

/** The first move that keeps the value of the board. */
function choose(board) {
  return moves(board).find((move) => minimax(play(board, move)) === minimax(board));
}
