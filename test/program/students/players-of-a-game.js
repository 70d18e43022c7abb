class Player { constructor(mark) { this.mark = mark; } }
class Game {
  constructor() {
    this.x = new Player('X');
    this.o = new Player('O');
    this.cells = Array(9).fill(null);
  }
  winner(cells) {
    const L = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];
    for (const [a,b,c] of L) if (cells[a] && cells[a] === cells[b] && cells[b] === cells[c]) return cells[a];
    return null;
  }
  minimax(cells, who) {
    const w = this.winner(cells);
    if (w === this.x) return 1;
    if (w === this.o) return -1;
    if (cells.every(c => c)) return 0;
    const scores = [];
    for (let i = 0; i < 9; i++) {
      if (cells[i]) continue;
      const next = cells.slice();
      next[i] = who;
      scores.push(this.minimax(next, who === this.x ? this.o : this.x));
    }
    return who === this.x ? Math.max(...scores) : Math.min(...scores);
  }
  bestMove() {
    let best = Infinity, move = -1;
    for (let i = 0; i < 9; i++) {
      if (this.cells[i]) continue;
      const next = this.cells.slice();
      next[i] = this.o;
      const s = this.minimax(next, this.x);
      if (s < best) { best = s; move = i; }
    }
    return move;
  }
}
const g = new Game();
