// The page makes the object: <div x-data="game()">.

function game() {
  return {
    board: Array(9).fill(''),
    turn: 'X',
    lines: [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]],
    winner(b) {
      for (const [x, y, z] of this.lines) if (b[x] && b[x] === b[y] && b[x] === b[z]) return b[x];
      return null;
    },
    minimax(b, who) {
      const w = this.winner(b);
      if (w) return w === 'O' ? 1 : -1;
      if (b.every(Boolean)) return 0;
      const scores = [];
      for (let i = 0; i < 9; i++) {
        if (b[i]) continue;
        b[i] = who;
        scores.push(this.minimax(b, who === 'O' ? 'X' : 'O'));
        b[i] = '';
      }
      return who === 'O' ? Math.max(...scores) : Math.min(...scores);
    },
    ai() {
      let best = -2, at = -1;
      for (let i = 0; i < 9; i++) {
        if (this.board[i]) continue;
        this.board[i] = 'O';
        const s = this.minimax(this.board, 'X');
        this.board[i] = '';
        if (s > best) { best = s; at = i; }
      }
      return at;
    },
  };
}
