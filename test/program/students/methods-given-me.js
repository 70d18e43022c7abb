class Rules {
  static LINES = ['012', '345', '678', '036', '147', '258', '048', '246'];

  static other(mark) {
    return mark === 'X' ? 'O' : 'X';
  }

  static winner(squares) {
    const line = Rules.LINES.find(([a, b, c]) => squares[a] && squares[a] === squares[b] && squares[a] === squares[c]);
    return line ? squares[line[0]] : null;
  }

  static free(squares) {
    return [...squares.keys()].filter((i) => squares[i] === null);
  }
}

class Engine {
  static score(squares, me, turn) {
    const winner = Rules.winner(squares);
    if (winner) return winner === me ? 1 : -1;
    const free = Rules.free(squares);
    if (free.length === 0) return 0;
    const scores = free.map((i) => Engine.score(squares.with(i, turn), me, Rules.other(turn)));
    return turn === me ? Math.max(...scores) : Math.min(...scores);
  }

  static choose(squares, me) {
    const you = Rules.other(me);
    const scored = Rules.free(squares).map((i) => ({ i, score: Engine.score(squares.with(i, me), me, you) }));
    return scored.reduce((best, each) => (each.score > best.score ? each : best)).i;
  }
}

class Game {
  squares = new Array(9).fill(null);
  turn = 'X';

  step() {
    this.squares[Engine.choose(this.squares, this.turn)] = this.turn;
    this.turn = Rules.other(this.turn);
  }
}

module.exports = { Engine, Game };
