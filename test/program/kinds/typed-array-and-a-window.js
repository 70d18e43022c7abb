// position: oxx/.xo/o..
// made: bestMove(board, 1)
const LINES = Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 3, 6, 1, 4, 7, 2, 5, 8, 0, 4, 8, 2, 4, 6);
const board = new Int8Array(9);
let nodes = 0;

function winner(b) {
  for (let i = 0; i < LINES.length; i += 3) {
    const s = b[LINES[i]] + b[LINES[i + 1]] + b[LINES[i + 2]];
    if (s === 3) return 1;
    if (s === -3) return -1;
  }
  return 0;
}

function alphaBeta(b, side, alpha, beta) {
  nodes += 1;
  const w = winner(b);
  if (w !== 0) return w;
  if (b.indexOf(0) === -1) return 0;
  for (const i of [4, 0, 2, 6, 8, 1, 3, 5, 7]) {
    if (b[i] !== 0) continue;
    b[i] = side;
    const v = alphaBeta(b, -side, alpha, beta);
    b[i] = 0;
    if (side === 1 && v > alpha) alpha = v;
    if (side === -1 && v < beta) beta = v;
    if (alpha >= beta) break;
  }
  return side === 1 ? alpha : beta;
}

function bestMove(b, side) {
  let best = -1, bestValue = -2;
  for (let i = 0; i < 9; i++) {
    if (b[i]) continue;
    b[i] = side;
    const v = side * alphaBeta(b, -side, -1, 1);
    b[i] = 0;
    if (v > bestValue) [best, bestValue] = [i, v];
  }
  return best;
}
