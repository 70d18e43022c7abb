// position: oxx/.xo/o..
// made: minimax(board, true)
const WINS = [7, 56, 448, 73, 146, 292, 273, 84];
const won = (side) => WINS.some((line) => (side & line) === line);

function minimax(state, maximizing) {
  const { x, o } = state;
  if (won(x)) return 1;
  if (won(o)) return -1;
  if ((x | o) === 511) return 0;
  let best = maximizing ? -2 : 2;
  for (let cell = 0; cell < 9; cell++) {
    const bit = 1 << cell;
    if ((x | o) & bit) continue;
    const next = maximizing ? { x: x | bit, o } : { x, o: o | bit };
    const value = minimax(next, !maximizing);
    best = maximizing ? Math.max(best, value) : Math.min(best, value);
  }
  return best;
}
