// position: oxx/.xo/o..
// made: solve(board)
const cache = new Map();
const patterns = [/^XXX/, /^...XXX/, /XXX$/, /^X..X..X/, /^.X..X..X/, /X..X..X$/, /^X...X...X$/, /^..X.X.X/];
const patternsO = patterns.map((p) => new RegExp(p.source.replaceAll('X', 'O')));

const hasWon = (s, list) => list.some((p) => p.test(s));
const count = (s, m) => s.split(m).length - 1;
const toPlay = (s) => (count(s, 'X') > count(s, 'O') ? 'O' : 'X');

function children(s) {
  const out = [];
  for (let i = 0; i < s.length; i++) if (s[i] === '-') out.push([i, s.slice(0, i) + toPlay(s) + s.slice(i + 1)]);
  return out;
}

function solve(s) {
  if (cache.has(s)) return cache.get(s);
  let v;
  if (hasWon(s, patterns)) v = 1;
  else if (hasWon(s, patternsO)) v = -1;
  else if (!s.includes('-')) v = 0;
  else {
    const values = children(s).map(([, t]) => solve(t));
    v = toPlay(s) === 'X' ? Math.max(...values) : Math.min(...values);
  }
  cache.set(s, v);
  return v;
}

function pick(s) {
  const want = solve(s);
  return children(s).find(([, t]) => solve(t) === want)[0];
}
