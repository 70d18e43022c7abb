// position: oxx/.xo/o..
// made: search(board)
class State {
  constructor(cells, turn) { this.cells = cells; this.turn = turn; }
  get free() { return this.cells.flatMap((c, i) => (c === 0 ? [i] : [])); }
  after(i) { const cells = this.cells.slice(); cells[i] = this.turn; return new State(cells, -this.turn); }
  get winner() {
    for (const [a,b,c] of [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]]) {
      const s = this.cells[a] + this.cells[b] + this.cells[c];
      if (Math.abs(s) === 3) return s / 3;
    }
    return 0;
  }
}
function search(state) {
  if (state.winner !== 0) return state.winner;
  if (state.free.length === 0) return 0;
  const values = state.free.map((i) => search(state.after(i)));
  return state.turn === 1 ? Math.max(...values) : Math.min(...values);
}
