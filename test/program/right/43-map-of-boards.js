// call: value(board, "x")
// position: x../..o/.xo
// equal: memo=positions
const empty = '---------';
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
const known = new Map();

const winner = (s) => {
  const line = lines.find(([a, b, c]) => s[a] !== '-' && s[a] === s[b] && s[b] === s[c]);
  return line ? s[line[0]] : null;
};

const value = (s, turn) => {
  if (known.has(s)) return known.get(s);
  const w = winner(s);
  let v;
  if (w) v = w === 'x' ? 1 : -1;
  else if (!s.includes('-')) v = 0;
  else {
    const next = turn === 'x' ? 'o' : 'x';
    const values = [...s].flatMap((c, i) =>
      c === '-' ? [value(s.slice(0, i) + turn + s.slice(i + 1), next)] : [],
    );
    v = turn === 'x' ? Math.max(...values) : Math.min(...values);
  }
  known.set(s, v);
  return v;
};
