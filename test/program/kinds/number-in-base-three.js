// position: oxx/.xo/o..
// made: minimax(board)
const P = [1, 3, 9, 27, 81, 243, 729, 2187, 6561];
const cell = (n, i) => Math.floor(n / P[i]) % 3;
const rows = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const wins = (n, who) => rows.some((r) => r.every((i) => cell(n, i) === who));
const free = (n) => P.map((_, i) => i).filter((i) => cell(n, i) === 0);

const seen = {};
function minimax(n) {
  if (n in seen) return seen[n];
  const open = free(n);
  const who = open.length % 2 === 1 ? 1 : 2;
  let result;
  if (wins(n, 1)) result = 1;
  else if (wins(n, 2)) result = -1;
  else if (open.length === 0) result = 0;
  else {
    const values = open.map((i) => minimax(n + who * P[i]));
    result = who === 1 ? Math.max(...values) : Math.min(...values);
  }
  return (seen[n] = result);
}
