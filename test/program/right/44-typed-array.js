// call: negamax(board, 1)
// position: x../..o/.xo
// equal: plain
const board = new Int8Array(9);
const LINES = new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 3, 6, 1, 4, 7, 2, 5, 8, 0, 4, 8, 2, 4, 6]);

function hasWon(cells, player) {
  for (let i = 0; i < LINES.length; i += 3)
    if (cells[LINES[i]] + cells[LINES[i + 1]] + cells[LINES[i + 2]] === 3 * player) return true;
  return false;
}

function negamax(cells, player) {
  if (hasWon(cells, -player)) return -1;
  let best = -2;
  for (let cell = 0; cell < 9; cell++) {
    if (cells[cell]) continue;
    cells[cell] = player;
    best = Math.max(best, -negamax(cells, -player));
    cells[cell] = 0;
  }
  return best === -2 ? 0 : best;
}
