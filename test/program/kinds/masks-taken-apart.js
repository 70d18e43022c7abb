// position: oxx/.xo/o..
// made: bestMove(board)
const WINS = [0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100];
const has = (mask) => WINS.some((w) => (mask & w) === w);
const FULL = 0b111111111;

function minimax({ x, o }) {
  if (has(x)) return 1;
  if (has(o)) return -1;
  if ((x | o) === FULL) return 0;
  const xToMove = popcount(x) === popcount(o);
  let best = xToMove ? -Infinity : Infinity;
  for (let i = 0; i < 9; i++) {
    const bit = 1 << i;
    if ((x | o) & bit) continue;
    const value = minimax(xToMove ? { x: x | bit, o } : { x, o: o | bit });
    best = xToMove ? Math.max(best, value) : Math.min(best, value);
  }
  return best;
}

function popcount(n) {
  let count = 0;
  for (; n; n &= n - 1) count++;
  return count;
}

function bestMove({ x, o }) {
  const xToMove = popcount(x) === popcount(o);
  let best = null;
  for (let i = 0; i < 9; i++) {
    const bit = 1 << i;
    if ((x | o) & bit) continue;
    const value = minimax(xToMove ? { x: x | bit, o } : { x, o: o | bit });
    if (!best || (xToMove ? value > best.value : value < best.value)) best = { move: i, value };
  }
  return best.move;
}
