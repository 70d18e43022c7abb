// call: negamax(board, 1)
// position: oxx/.xo/o..
// fault: no-minus
// step: 9
const board = new Int8Array(9);
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

function negamax(cells, player) {
  for (const [a, b, c] of LINES) {
    if (cells[a] && cells[a] === cells[b] && cells[b] === cells[c]) return cells[a] * player;
  }
  if (!cells.includes(0)) return 0;
  let best = -9;
  for (let cell = 0; cell < 9; cell++) {
    if (cells[cell] !== 0) continue;
    cells[cell] = player;
    best = Math.max(best, negamax(cells, -player));
    cells[cell] = 0;
  }
  return best; // here
}
