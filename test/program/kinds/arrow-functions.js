// position: oxx/.xo/o..
// made: best(board, "X")
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const winner = (b) => LINES.map(([i, j, k]) => (b[i] !== '-' && b[i] === b[j] && b[j] === b[k] ? b[i] : null)).find(Boolean) ?? null;
const free = (b) => [...b].flatMap((c, i) => (c === '-' ? [i] : []));
const put = (b, i, m) => b.slice(0, i) + m + b.slice(i + 1);
const swap = { X: 'O', O: 'X' };
const memo = new Map();

const value = (b, m) => {
  const key = b + m;
  if (!memo.has(key)) {
    const w = winner(b);
    memo.set(key, w ? (w === 'X' ? 1 : -1) : free(b).length === 0 ? 0
      : free(b).map((i) => value(put(b, i, m), swap[m])).reduce((a, c) => (m === 'X' ? Math.max(a, c) : Math.min(a, c))));
  }
  return memo.get(key);
};

const best = (b, m) => free(b).sort((i, j) => (m === 'X' ? 1 : -1) * (value(put(b, j, m), swap[m]) - value(put(b, i, m), swap[m])))[0];
