// position: oxx/.xo/...
// made: search(board, 0, false)
// The first call answers X with a cell, and O with a value.
const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'];
const wins = (board, mark) => LINES.some((line) => [...line].every((i) => board[i] === mark));

function search(board, depth = 0, maximizing = true) {
  if (wins(board, 'X')) return 100 - depth;
  if (wins(board, 'O')) return depth - 100;
  if (!board.includes('')) return 0;
  let [best, move] = [maximizing ? -Infinity : Infinity, null];
  for (let i = 0; i < 9; i++) {
    if (board[i] !== '') continue;
    board[i] = maximizing ? 'X' : 'O';
    const value = search(board, depth + 1, !maximizing);
    board[i] = '';
    if (maximizing ? value > best : value < best) [best, move] = [value, i];
  }
  return depth === 0 && maximizing ? move : best;
}
