// made: bestMove(board)
// position: oxx/.xo/o..
const EMPTY = '';
let board = [
  ['', '', ''],
  ['', '', ''],
  ['', '', ''],
];

function lines(b) {
  return [
    ...b,
    ...[0, 1, 2].map((c) => b.map((row) => row[c])),
    b.map((row, i) => row[i]),
    b.map((row, i) => row[2 - i]),
  ];
}

function winnerOf(b) {
  const line = lines(b).find(([a, c, d]) => a !== EMPTY && a === c && c === d);
  return line ? line[0] : null;
}

function emptyCells(b) {
  return b.flatMap((row, y) => row.map((cell, x) => ({ cell, x, y }))).filter(({ cell }) => cell === EMPTY);
}

function set(b, y, x, mark) {
  return b.map((row, i) => row.map((cell, j) => (i === y && j === x ? mark : cell)));
}

function minimax(b, depth, isMaximizing) {
  const w = winnerOf(b);
  if (w) return w === 'X' ? 10 - depth : depth - 10;
  const cells = emptyCells(b);
  if (cells.length === 0) return 0;
  const scores = cells.map(({ x, y }) => minimax(set(b, y, x, isMaximizing ? 'X' : 'O'), depth + 1, !isMaximizing));
  return isMaximizing ? Math.max(...scores) : Math.min(...scores);
}

function bestMove(b) {
  const scored = emptyCells(b).map(({ x, y }) => ({ x, y, score: minimax(set(b, y, x, 'X'), 0, false) }));
  return scored.reduce((best, each) => (each.score > best.score ? each : best));
}
