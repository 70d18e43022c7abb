// the marks that have been put so far, by "row,column"
const marks = {};
const N = [0, 1, 2];
const LINES = [
  ...N.map((r) => N.map((c) => `${r},${c}`)),
  ...N.map((c) => N.map((r) => `${r},${c}`)),
  N.map((i) => `${i},${i}`),
  N.map((i) => `${i},${2 - i}`),
];
const KEYS = LINES.slice(0, 3).flat();

function wins(p) {
  return LINES.some((line) => line.every((key) => marks[key] === p));
}

function search(p) {
  if (wins('X')) return 1;
  if (wins('O')) return -1;
  const free = KEYS.filter((key) => !(key in marks));
  if (free.length === 0) return 0;
  let best = p === 'X' ? -2 : 2;
  for (const key of free) {
    marks[key] = p;
    const value = search(p === 'X' ? 'O' : 'X');
    delete marks[key];
    best = p === 'X' ? Math.max(best, value) : Math.min(best, value);
  }
  return best;
}

function chooseKey(p) {
  let best = null, chosen = null;
  for (const key of KEYS) {
    if (key in marks) continue;
    marks[key] = p;
    const value = search(p === 'X' ? 'O' : 'X');
    delete marks[key];
    if (best === null || (p === 'X' ? value > best : value < best)) [best, chosen] = [value, key];
  }
  return chosen;
}
