// position: oxx/.xo/o..
// made: board.minimax()
class TicTacToe {
  static LINES = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];
  #cells = Array.from({ length: 9 }, () => '');
  #turn = 'X';

  get winner() {
    for (const [a, b, c] of TicTacToe.LINES)
      if (this.#cells[a] && this.#cells[a] === this.#cells[b] && this.#cells[b] === this.#cells[c]) return this.#cells[a];
    return this.#cells.every(Boolean) ? 'draw' : null;
  }

  get moves() { return [...this.#cells.keys()].filter((i) => !this.#cells[i]); }

  play(i) {
    this.#cells[i] = this.#turn;
    this.#turn = this.#turn === 'X' ? 'O' : 'X';
  }

  undo(i) {
    this.#cells[i] = '';
    this.#turn = this.#turn === 'X' ? 'O' : 'X';
  }

  minimax(alpha = -Infinity, beta = Infinity) {
    const w = this.winner;
    if (w) return { score: w === 'X' ? 1 : w === 'O' ? -1 : 0 };
    const max = this.#turn === 'X';
    let best = { score: max ? -Infinity : Infinity, move: -1 };
    for (const m of this.moves) {
      this.play(m);
      const { score } = this.minimax(alpha, beta);
      this.undo(m);
      if (max ? score > best.score : score < best.score) best = { score, move: m };
      if (max) alpha = Math.max(alpha, score); else beta = Math.min(beta, score);
      if (beta <= alpha) break;
    }
    return best;
  }
}

