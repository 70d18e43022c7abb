const emptyGrid = () => [
  [null, null, null],
  [null, null, null],
  [null, null, null],
];

const same = (a, b, c) => (a !== null && a === b && b === c ? a : null);

function getWinner(grid) {
  for (let i = 0; i < 3; i++) {
    const found = same(...grid[i]) ?? same(grid[0][i], grid[1][i], grid[2][i]);
    if (found) return found;
  }
  return same(grid[0][0], grid[1][1], grid[2][2]) ?? same(grid[0][2], grid[1][1], grid[2][0]);
}

const isOver = (grid) => Boolean(getWinner(grid)) || grid.flat().every((cell) => cell !== null);

function* emptyCells(grid) {
  for (const [r, row] of grid.entries()) for (const [c, cell] of row.entries()) if (cell === null) yield { r, c };
}

const place = (grid, { r, c }, player) =>
  grid.map((row, i) => (i !== r ? row : row.map((cell, j) => (j !== c ? cell : player))));

const opponentOf = { X: 'O', O: 'X' };

function minimax(grid, player, maximizer, depth = 0, alpha = -Infinity, beta = Infinity) {
  if (isOver(grid)) {
    const winner = getWinner(grid);
    if (!winner) return { score: 0 };
    return { score: winner === maximizer ? 100 - depth : depth - 100 };
  }
  const isMax = player === maximizer;
  let best = { score: isMax ? -Infinity : Infinity, cell: null };
  for (const cell of emptyCells(grid)) {
    const { score } = minimax(place(grid, cell, player), opponentOf[player], maximizer, depth + 1, alpha, beta);
    if (isMax ? score > best.score : score < best.score) best = { score, cell };
    if (isMax) alpha = Math.max(alpha, best.score);
    else beta = Math.min(beta, best.score);
    if (beta <= alpha) break;
  }
  return best;
}

function reply(grid, cell) {
  const next = place(grid, cell, 'X');
  return isOver(next) ? next : place(next, minimax(next, 'O', 'O').cell, 'O');
}

console.log(reply(emptyGrid(), { r: 1, c: 1 }));
