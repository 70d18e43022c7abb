const TTT = (() => {
  class Board {
    constructor(cells = Array(9).fill('-')) { this.cells = cells; }
    moves() { return this.cells.map((c, i) => (c === '-' ? i : null)).filter((i) => i !== null); }
    with(i, m) { const cells = [...this.cells]; cells[i] = m; return new Board(cells); }
    winner() {
      for (const [a, b, c] of [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]])
        if (this.cells[a] !== '-' && this.cells[a] === this.cells[b] && this.cells[a] === this.cells[c]) return this.cells[a];
      return null;
    }
  }
  function minimax(board, isMax) {
    const w = board.winner();
    if (w) return w === 'X' ? 1 : -1;
    const moves = board.moves();
    if (!moves.length) return 0;
    const values = moves.map((m) => minimax(board.with(m, isMax ? 'X' : 'O'), !isMax));
    return isMax ? Math.max(...values) : Math.min(...values);
  }
  return { Board, minimax };
})();
