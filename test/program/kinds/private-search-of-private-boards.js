// position: oxx/.xo/o..
// made: new MinimaxPlayer().chooseMove(board)
class TicTacToe {
  static #lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
  #cells;
  #turn;

  constructor(cells = new Array(9).fill(null), turn = 'X') {
    this.#cells = [...cells];
    this.#turn = turn;
  }

  get turn() {
    return this.#turn;
  }

  get winner() {
    for (const [a, b, c] of TicTacToe.#lines)
      if (this.#cells[a] && this.#cells[a] === this.#cells[b] && this.#cells[b] === this.#cells[c]) return this.#cells[a];
    return null;
  }

  get moves() {
    return this.winner ? [] : this.#cells.flatMap((c, i) => (c === null ? [i] : []));
  }

  play(i) {
    const cells = [...this.#cells];
    cells[i] = this.#turn;
    return new TicTacToe(cells, this.#turn === 'X' ? 'O' : 'X');
  }
}

class MinimaxPlayer {
  #visited = 0;

  chooseMove(game) {
    const scored = game.moves.map((move) => ({ move, score: this.#score(game.play(move)) }));
    scored.sort((p, q) => (game.turn === 'X' ? q.score - p.score : p.score - q.score));
    return scored[0].move;
  }

  #score(game) {
    this.#visited++;
    if (game.winner) return game.winner === 'X' ? 1 : -1;
    if (game.moves.length === 0) return 0;
    const scores = game.moves.map((m) => this.#score(game.play(m)));
    return game.turn === 'X' ? Math.max(...scores) : Math.min(...scores);
  }
}

const game = new TicTacToe();
console.log(new MinimaxPlayer().chooseMove(game.play(0).play(4).play(8)));
