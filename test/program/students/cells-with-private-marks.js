class Square {
  #mark = ' ';
  read() { return this.#mark; }
  place(mark) { this.#mark = mark; }
  erase() { this.#mark = ' '; }
}
const board = [];
for (let r = 0; r < 3; r++) board.push([new Square(), new Square(), new Square()]);
function winner() {
  const m = board.map((row) => row.map((s) => s.read()));
  const lines = [...m, ...[0,1,2].map((c) => m.map((row) => row[c])), [m[0][0], m[1][1], m[2][2]], [m[0][2], m[1][1], m[2][0]]];
  for (const l of lines) if (l[0] !== ' ' && l.every((x) => x === l[0])) return l[0];
  return null;
}
function minimax(isX) {
  const w = winner();
  if (w) return w === 'X' ? 1 : -1;
  const scores = [];
  for (const row of board) for (const s of row) if (s.read() === ' ') {
    s.place(isX ? 'X' : 'O');
    scores.push(minimax(!isX));
    s.erase();
  }
  if (!scores.length) return 0;
  return isX ? Math.max(...scores) : Math.min(...scores);
}
