// call: maxTurn(board)
// position: oxx/.xo/o..
// fault: last-child
// step: 10
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const won = (cells, side) => LINES.some((line) => line.every((i) => cells[i] === side));
const free = (cells) => cells.flatMap((cell, i) => (cell === '' ? [i] : []));
const play = (cells, at, side) => cells.map((cell, i) => (i === at ? side : cell));
function maxTurn(cells) {
  if (won(cells, 'O')) return -1;
  if (free(cells).length === 0) return 0;
  let best = -2;
  for (const spot of free(cells)) {
    const score = minTurn(play(cells, spot, 'X'));
    if (score > best) best = score;
  }
  return best;
}
function minTurn(cells) {
  if (won(cells, 'X')) return 1;
  if (free(cells).length === 0) return 0;
  let best = 2;
  let score = 0;
  for (const spot of free(cells)) {
    score = maxTurn(play(cells, spot, 'O'));
    if (score < best) best = score;
  }
  return score; // here
}
