// call: minimax(board, "X")
// position: oxx/.xo/o..
// fault: no-opponent
// step: 10
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
const wins = (board, mark) => LINES.some((line) => line.every((cell) => board[cell] === mark));

function minimax(newBoard, player) {
  const free = newBoard.filter((cell) => cell !== 'X' && cell !== 'O');
  if (wins(newBoard, 'X')) return { score: 10 };
  if (wins(newBoard, 'O')) return { score: -10 };
  if (free.length === 0) return { score: 0 };
  const moves = [];
  for (const index of free) {
    newBoard[index] = player;
    moves.push({ index, score: minimax(newBoard, player === 'X' ? 'O' : 'X').score });
    newBoard[index] = index;
  }
  let best = moves[0];
  for (const move of moves) if (move.score > best.score) best = move;
  return best; // here
}

const origBoard = [0, 1, 2, 3, 4, 5, 6, 7, 8];
