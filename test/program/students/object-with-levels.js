const Game = {
  board: Array(9).fill(null),
  level: localStorage.getItem('level') || 'easy',
  me: 'O',
  you: 'X',
  wins(p) {
    return [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]].some((l) => l.every((i) => this.board[i] === p));
  },
  free() { return [...this.board.keys()].filter((i) => this.board[i] === null); },
  minimax(p, depth = 0) {
    if (this.wins(this.me)) return 10 - depth;
    if (this.wins(this.you)) return depth - 10;
    const free = this.free();
    if (!free.length) return 0;
    const scores = free.map((i) => {
      this.board[i] = p;
      const s = this.minimax(p === this.me ? this.you : this.me, depth + 1);
      this.board[i] = null;
      return s;
    });
    return p === this.me ? Math.max(...scores) : Math.min(...scores);
  },
  best() {
    let best = -Infinity, at = null;
    for (const i of this.free()) {
      this.board[i] = this.me;
      const s = this.minimax(this.you, 1);
      this.board[i] = null;
      if (s > best) [best, at] = [s, i];
    }
    return at;
  },
  move() {
    const free = this.free();
    switch (this.level) {
      case 'easy': return free[Math.floor(Math.random() * free.length)];
      case 'medium': return Math.random() < 0.7 ? this.best() : free[0];
      default: return this.best();
    }
  },
};
