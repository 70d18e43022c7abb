// call: findBestMove(board)
// position: oxx/.xo/o..
// fault: never-kept
// step: 5
const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'];
const wins = (b, mark) => LINES.some((line) => [...line].every((i) => b[i] === mark));

function minimax(b, isMax) {
  if (wins(b, 'x')) return 10;
  if (wins(b, 'o')) return -10;
  if (!b.includes('_')) return 0;
  let best = isMax ? -1000 : 1000;
  for (let i = 0; i < 9; i++) {
    if (b[i] !== '_') continue;
    b[i] = isMax ? 'x' : 'o';
    const value = minimax(b, !isMax);
    b[i] = '_';
    best = isMax ? Math.min(best, value) : Math.max(best, value);
  }
  return best; // here
}

function findBestMove(b) {
  let [bestVal, bestMove] = [-Infinity, -1];
  for (let i = 0; i < 9; i++) {
    if (b[i] !== '_') continue;
    b[i] = 'x';
    const value = minimax(b, false);
    b[i] = '_';
    if (value > bestVal) [bestVal, bestMove] = [value, i];
  }
  return bestMove;
}
