// position: oxx/.xo/o..
// made: board.minimax("X")
class Game {
  constructor() { this.board = Array(9).fill(''); this.turn = 'X'; }
  winner() {
    const lines = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];
    for (const [a,b,c] of lines) if (this.board[a] && this.board[a] === this.board[b] && this.board[a] === this.board[c]) return this.board[a];
    return this.board.includes('') ? null : 'draw';
  }
  minimax(player) {
    const w = this.winner();
    if (w === 'X') return 1;
    if (w === 'O') return -1;
    if (w) return 0;
    const values = [];
    for (let i = 0; i < 9; i++) {
      if (this.board[i]) continue;
      this.board[i] = player;
      values.push(this.minimax(player === 'X' ? 'O' : 'X'));
      this.board[i] = '';
    }
    return player === 'X' ? Math.max(...values) : Math.min(...values);
  }
}
