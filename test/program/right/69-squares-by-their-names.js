// position: oxx/.xo/o..
const SQUARES = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];
const ROWS = [
  ['a1', 'b1', 'c1'], ['a2', 'b2', 'c2'], ['a3', 'b3', 'c3'],
  ['a1', 'a2', 'a3'], ['b1', 'b2', 'b3'], ['c1', 'c2', 'c3'],
  ['a1', 'b2', 'c3'], ['c1', 'b2', 'a3'],
];

function hasWon(board, p) {
  return ROWS.some((row) => row.every((sq) => board[sq] === p));
}

function minimax(board, player) {
  if (hasWon(board, 'X')) return { score: 1 };
  if (hasWon(board, 'O')) return { score: -1 };
  const free = SQUARES.filter((sq) => board[sq] === undefined);
  if (free.length === 0) return { score: 0 };

  let best = { score: player === 'X' ? -Infinity : Infinity };
  for (const sq of free) {
    const { score } = minimax({ ...board, [sq]: player }, player === 'X' ? 'O' : 'X');
    const better = player === 'X' ? score > best.score : score < best.score;
    if (better) best = { score, move: sq };
  }
  return best;
}


console.log(minimax({ a1: 'X', b2: 'O' }, 'X'));
