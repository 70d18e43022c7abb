// two boards in one object: first is the start and never changes
class Game {
  constructor() {
    this.initial = Array(9).fill('');
    this.board = Array(9).fill('');
    this.history = [];
  }
  win(m) { return [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]].some(l => l.every(i => this.board[i] === m)); }
  reset() { this.board = [...this.initial]; }
  minimax(mark) {
    if (this.win('X')) return 1;
    if (this.win('O')) return -1;
    const free = this.board.map((c, i) => c === '' ? i : -1).filter(i => i >= 0);
    if (free.length === 0) return 0;
    let best = mark === 'X' ? -2 : 2;
    for (const i of free) {
      this.board[i] = mark;
      const v = this.minimax(mark === 'X' ? 'O' : 'X');
      this.board[i] = '';
      best = mark === 'X' ? Math.max(best, v) : Math.min(best, v);
    }
    return best;
  }
  best(mark) {
    let move, best = mark === 'X' ? -2 : 2;
    for (let i = 0; i < 9; i++) if (this.board[i] === '') {
      this.board[i] = mark;
      const v = this.minimax(mark === 'X' ? 'O' : 'X');
      this.board[i] = '';
      if (move === undefined || (mark === 'X' ? v > best : v < best)) { best = v; move = i; }
    }
    return move;
  }
}
const game = new Game();
