// call: bestMove(board, 'X')
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const has = (rows, mark) => LINES.some((line) => line.every((i) => rows[Math.floor(i / 3)][i % 3] === mark));
const isFull = (rows) => rows.every((row) => row.every((cell) => cell !== ''));

function minimax(rows, isMax) {
  if (has(rows, 'X')) return 10;
  if (has(rows, 'O')) return -10;
  if (isFull(rows)) return 0;
  let best = isMax ? -Infinity : Infinity;
  for (let r = 0; r < 3; r++) {
    for (let c = 0; c < 3; c++) {
      if (rows[r][c] !== '') continue;
      const after = rows.map((row) => [...row]);
      after[r][c] = isMax ? 'X' : 'O';
      const value = minimax(after, !isMax);
      if (isMax) best = Math.max(best, value);
      else best = Math.min(best, value);
    }
  }
  return best;
}

function bestMove(rows, mark) {
  const isMax = mark === 'X';
  let best = isMax ? -Infinity : Infinity;
  let move = null;
  for (let r = 0; r < 3; r++) {
    for (let c = 0; c < 3; c++) {
      if (rows[r][c] !== '') continue;
      const after = rows.map((row) => [...row]);
      after[r][c] = mark;
      const value = minimax(after, !isMax);
      if (isMax ? value > best : value < best) {
        best = value;
        move = [r, c];
      }
    }
  }
  return move;
}
