const Cell = () => {
  let mark = '';
  return { getMark: () => mark, setMark: (m) => { mark = m; } };
};
const board = Array.from({ length: 9 }, Cell);
const lines = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];
function wins(who) { return lines.some((l) => l.every((i) => board[i].getMark() === who)); }
function minimax(who, depth) {
  if (wins('X')) return 10 - depth;
  if (wins('O')) return depth - 10;
  const free = board.filter((c) => c.getMark() === '');
  if (free.length === 0) return 0;
  let best = who === 'X' ? -100 : 100;
  for (const cell of free) {
    cell.setMark(who);
    const score = minimax(who === 'O' ? 'X' : 'O', depth + 1);
    best = who === 'X' ? Math.max(best, score) : Math.min(best, score);
  }
  return best;
}
