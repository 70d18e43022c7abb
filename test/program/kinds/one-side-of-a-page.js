// position: oxx/.xo/o..
// made: bestSpot()
// The page plays X alone, through a function that passes the board on; what ends the game only shows it.
let cells = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const guest = 'O';
const page = 'X';
const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

function wins(board, player) {
  return lines.some((line) => line.every((i) => board[i] === player)) ? { player } : null;
}

function gameOver(gameWon) {
  document.getElementById('end').innerText = gameWon.player === page ? 'Lost' : 'Won';
}

function turn(at, player) {
  cells[at] = player;
  const gameWon = wins(cells, player);
  if (gameWon) {
    gameOver(gameWon);
  }
}

function bestSpot() {
  return minimax(cells, page).index;
}

function minimax(board, player) {
  const free = board.filter((each) => typeof each === 'number');
  if (wins(board, guest)) return { score: -10 };
  if (wins(board, page)) return { score: 10 };
  if (free.length === 0) return { score: 0 };
  const moves = [];
  for (const index of free) {
    board[index] = player;
    moves.push({ index, score: minimax(board, player === page ? guest : page).score });
    board[index] = index;
  }
  const best = (player === page ? Math.max : Math.min)(...moves.map(({ score }) => score));
  return moves.find(({ score }) => score === best);
}
