// made: bestMove(board, "X")
// position: oxx/.xo/o..
const readline = require('readline');
const rl = readline.createInterface({ input: process.stdin, output: process.stdout });
const ask = (text) => new Promise((resolve) => rl.question(text, resolve));
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const board = Array(9).fill(' ');
const won = (b, mark) => LINES.some((line) => line.every((i) => b[i] === mark));
const free = (b) => [...b.keys()].filter((i) => b[i] === ' ');

async function minimax(b, mark) {
  if (won(b, 'X')) return 1;
  if (won(b, 'O')) return -1;
  if (free(b).length === 0) return 0;
  let best = mark === 'X' ? -Infinity : Infinity;
  for (const i of free(b)) {
    b[i] = mark;
    const score = await minimax(b, mark === 'X' ? 'O' : 'X');
    b[i] = ' ';
    best = mark === 'X' ? Math.max(best, score) : Math.min(best, score);
  }
  return best;
}

function bestMove(b, mark) {
  const after = (i) => b.map((cell, at) => (at === i ? mark : cell));
  const values = free(b).map((i) => minimax(after(i), mark === 'X' ? 'O' : 'X').then((score) => ({ score, move: i })));
  return new Promise((resolve, reject) => {
    Promise.all(values)
      .then((all) => all.reduce((one, other) => ((mark === 'X' ? other.score > one.score : other.score < one.score) ? other : one)))
      .then(({ move }) => setTimeout(() => resolve(move), 300))
      .catch(reject);
  });
}

async function main() {
  while (free(board).length > 0 && !won(board, 'X') && !won(board, 'O')) {
    board[Number(await ask('Your cell: '))] = 'X';
    if (free(board).length > 0) board[await bestMove(board, 'O')] = 'O';
  }
  rl.close();
}

main().finally(() => console.log('Good game'));
