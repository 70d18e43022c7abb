// A worker of a page, which measures what it does, and the tests below it.
self.onmessage = ({ data: { board, player } }) => {
  console.time('move');
  const started = performance.now();
  self.postMessage({ move: findMove(board, player), milliseconds: performance.now() - started });
  console.timeEnd('move');
};

const combos = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

function winner(board) {
  for (const [a, b, c] of combos) if (board[a] !== ' ' && board[a] === board[b] && board[a] === board[c]) return board[a];
  return board.includes(' ') ? null : '=';
}

function minimax(board, player, me, depth) {
  const won = winner(board);
  if (won === '=') return 0;
  if (won !== null) return won === me ? 10 - depth : depth - 10;
  let best = player === me ? -99 : 99;
  for (let i = 0; i < 9; i++) {
    if (board[i] !== ' ') continue;
    const next = structuredClone(board);
    next[i] = player;
    const score = minimax(next, player === 'X' ? 'O' : 'X', me, depth + 1);
    best = player === me ? Math.max(best, score) : Math.min(best, score);
  }
  return best;
}

function findMove(board, player) {
  let [best, move] = [-99, -1];
  for (let i = 0; i < 9; i++) {
    if (board[i] !== ' ') continue;
    const next = structuredClone(board);
    next[i] = player;
    const score = minimax(next, player === 'X' ? 'O' : 'X', player, 1);
    if (score > best) [best, move] = [score, i];
  }
  return move;
}

describe('findMove', () => {
  test('takes a win', () => expect(findMove([...'XX OO    '], 'X')).toBe(2));
});
