const board = new Map();
for (const r of ['a', 'b', 'c']) for (const c of [1, 2, 3]) board.set(r + c, { value: '' });
const lines = ['a1a2a3', 'b1b2b3', 'c1c2c3', 'a1b1c1', 'a2b2c2', 'a3b3c3', 'a1b2c3', 'a3b2c1'].map((t) => t.match(/../g));
const won = (p) => lines.some((l) => l.every((k) => board.get(k).value === p));
function minimax(p) {
  if (won('X')) return 1;
  if (won('O')) return -1;
  const scores = [];
  for (const [k, cell] of board) if (!cell.value) {
    cell.value = p;
    scores.push(minimax(p === 'X' ? 'O' : 'X'));
    cell.value = '';
  }
  if (!scores.length) return 0;
  return p === 'X' ? Math.max(...scores) : Math.min(...scores);
}
