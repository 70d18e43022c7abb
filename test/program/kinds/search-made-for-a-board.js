// position: oxx/.xo/o..
// made: board.minimax(0, true)
const Cell = { Empty: 0, X: 1, O: 2 };
const LINES = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];
class Computer {
  constructor(board) { this.board = board; }
  winner() {
    for (const [a, b, c] of LINES)
      if (this.board[a] !== Cell.Empty && this.board[a] === this.board[b] && this.board[a] === this.board[c]) return this.board[a];
    return Cell.Empty;
  }
  minimax(depth, isMax) {
    const won = this.winner();
    if (won === Cell.X) return 10 - depth;
    if (won === Cell.O) return depth - 10;
    if (!this.board.includes(Cell.Empty)) return 0;
    let best = isMax ? -Infinity : Infinity;
    for (let i = 0; i < 9; i++) {
      if (this.board[i] !== Cell.Empty) continue;
      this.board[i] = isMax ? Cell.X : Cell.O;
      const score = this.minimax(depth + 1, !isMax);
      this.board[i] = Cell.Empty;
      best = isMax ? Math.max(best, score) : Math.min(best, score);
    }
    return best;
  }
}
