// call: solve(board)
// position: oxx/.xo/o..
// The table gives the move of a mirrored board.

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
  if (known) return known;

  const w = winner(board);
  let answer;
  if (w !== '.') {
    answer = { value: w === 'X' ? 1 : -1, move: -1 };
  } else if (!board.includes('.')) {
    answer = { value: 0, move: -1 };
  } else {
    const side = sideToMove(board);
    answer = { value: side === 'X' ? -Infinity : Infinity, move: -1 };
    for (let i = 0; i < 9; i++) {
      if (board[i] !== '.') continue;
      const { value } = solve(board.slice(0, i) + side + board.slice(i + 1));
      if (side === 'X' ? value > answer.value : value < answer.value) answer = { value, move: i };
    }
  }
  memo.set(key, answer);
  return answer;
}

console.log(solve('.........'));
console.log(solve('X...O....'));
