// position: oxx/.xo/o..
// made: findBestMove(board)
// win sooner, lose later
const HUMAN = 'O', AI = 'X', NONE = '_';

function evaluate(b) {
  for (let row = 0; row < 3; row++) {
    if (b[row][0] === b[row][1] && b[row][1] === b[row][2]) {
      if (b[row][0] === AI) return +10;
      if (b[row][0] === HUMAN) return -10;
    }
  }
  for (let col = 0; col < 3; col++) {
    if (b[0][col] === b[1][col] && b[1][col] === b[2][col]) {
      if (b[0][col] === AI) return +10;
      if (b[0][col] === HUMAN) return -10;
    }
  }
  if (b[0][0] === b[1][1] && b[1][1] === b[2][2]) {
    if (b[0][0] === AI) return +10;
    if (b[0][0] === HUMAN) return -10;
  }
  if (b[0][2] === b[1][1] && b[1][1] === b[2][0]) {
    if (b[0][2] === AI) return +10;
    if (b[0][2] === HUMAN) return -10;
  }
  return 0;
}

function isMovesLeft(b) {
  return b.some((row) => row.includes(NONE));
}

function minimax(b, depth, isMax) {
  const score = evaluate(b);
  if (score === 10) return score - depth;
  if (score === -10) return score + depth;
  if (!isMovesLeft(b)) return 0;
  let best = isMax ? -1000 : 1000;
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      if (b[i][j] === NONE) {
        b[i][j] = isMax ? AI : HUMAN;
        best = isMax ? Math.max(best, minimax(b, depth + 1, !isMax)) : Math.min(best, minimax(b, depth + 1, !isMax));
        b[i][j] = NONE;
      }
    }
  }
  return best;
}

class Move {
  constructor() {
    this.row = -1;
    this.col = -1;
  }
}

function findBestMove(b) {
  let bestVal = -1000;
  const bestMove = new Move();
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      if (b[i][j] === NONE) {
        b[i][j] = AI;
        const moveVal = minimax(b, 0, false);
        b[i][j] = NONE;
        if (moveVal > bestVal) {
          bestMove.row = i;
          bestMove.col = j;
          bestVal = moveVal;
        }
      }
    }
  }
  return bestMove;
}

const board = [
  ['X', 'O', 'X'],
  ['O', 'O', 'X'],
  ['_', '_', '_'],
];
const best = findBestMove(board);
console.log('The Optimal Move is :');
console.log('ROW: ' + best.row + ' COL: ' + best.col);
