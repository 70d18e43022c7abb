const X = Symbol('cross');
const O = Symbol('nought');
const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
const board = Array(9).fill(null);

function winner(cells) {
  const line = lines.find(([a, b, c]) => cells[a] && cells[a] === cells[b] && cells[b] === cells[c]);
  return line ? cells[line[0]] : null;
}

function minimax(cells, side) {
  if (winner(cells)) return { score: winner(cells) === X ? 1 : -1, move: null };
  let best = { score: side === X ? -2 : 2, move: null };
  for (const move of cells.keys()) {
    if (cells[move]) continue;
    const { score } = minimax(cells.with(move, side), side === X ? O : X);
    if (side === X ? score > best.score : score < best.score) best = { score, move };
  }
  return best.move === null ? { score: 0, move: null } : best;
}
