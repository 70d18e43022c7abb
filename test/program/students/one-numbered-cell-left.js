const HUMAN = 'X';
const AI = 'O';
// the last move of a game
let origBoard = ['O', 'X', 'O', 'X', 'X', 'O', 'X', 'O', 8];

function emptySpots(board) {
  return board.filter((s) => s !== HUMAN && s !== AI);
}

function winning(board, p) {
  return (
    (board[0] === p && board[1] === p && board[2] === p) ||
    (board[3] === p && board[4] === p && board[5] === p) ||
    (board[6] === p && board[7] === p && board[8] === p) ||
    (board[0] === p && board[3] === p && board[6] === p) ||
    (board[1] === p && board[4] === p && board[7] === p) ||
    (board[2] === p && board[5] === p && board[8] === p) ||
    (board[0] === p && board[4] === p && board[8] === p) ||
    (board[2] === p && board[4] === p && board[6] === p)
  );
}

function minimax(board, player) {
  const spots = emptySpots(board);
  if (winning(board, HUMAN)) return { score: -10 };
  if (winning(board, AI)) return { score: 10 };
  if (spots.length === 0) return { score: 0 };
  const moves = [];
  for (const spot of spots) {
    board[spot] = player;
    const { score } = minimax(board, player === AI ? HUMAN : AI);
    board[spot] = spot;
    moves.push({ index: spot, score });
  }
  let best = moves[0];
  for (const move of moves) {
    if (player === AI ? move.score > best.score : move.score < best.score) best = move;
  }
  return best;
}

console.log(minimax(origBoard, HUMAN).index);
