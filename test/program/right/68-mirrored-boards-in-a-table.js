// position: oxx/.xo/o..

const SYMMETRIES = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8],
  [2, 1, 0, 5, 4, 3, 8, 7, 6],
  [6, 7, 8, 3, 4, 5, 0, 1, 2],
  [8, 7, 6, 5, 4, 3, 2, 1, 0],
  [0, 3, 6, 1, 4, 7, 2, 5, 8],
  [6, 3, 0, 7, 4, 1, 8, 5, 2],
  [2, 5, 8, 1, 4, 7, 0, 3, 6],
  [8, 5, 2, 7, 4, 1, 6, 3, 0],
];

function canonical(board) {
  return SYMMETRIES.map((p) => p.map((i) => board[i]).join('')).sort()[0];
}

function winner(board) {
  for (const [a, b, c] of [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]) {
    if (board[a] !== '.' && board[a] === board[b] && board[b] === board[c]) return board[a];
  }
  return '.';
}

function sideToMove(board) {
  const xs = [...board].filter((m) => m === 'X').length;
  const os = [...board].filter((m) => m === 'O').length;
  return xs > os ? 'O' : 'X';
}

const memo = new Map();

function solve(board) {
  const key = canonical(board);
  const known = memo.get(key);
  if (known !== undefined) return known;

  const w = winner(board);
  let value;
  if (w !== '.') {
    value = w === 'X' ? 1 : -1;
  } else if (!board.includes('.')) {
    value = 0;
  } else {
    const side = sideToMove(board);
    value = side === 'X' ? -Infinity : Infinity;
    for (let i = 0; i < 9; i++) {
      if (board[i] !== '.') continue;
      const v = solve(board.slice(0, i) + side + board.slice(i + 1));
      value = side === 'X' ? Math.max(value, v) : Math.min(value, v);
    }
  }
  memo.set(key, value);
  return value;
}

console.log(solve('.........'));
