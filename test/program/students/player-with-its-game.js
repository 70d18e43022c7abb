class TicTacToe {
  static LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

  constructor() {
    this.cells = new Int8Array(9);
    this.turn = 1;
    this.stack = [];
  }

  get legal() {
    const out = [];
    for (let i = 0; i < 9; i++) if (this.cells[i] === 0) out.push(i);
    return out;
  }

  make(i) {
    this.cells[i] = this.turn;
    this.turn = -this.turn;
    this.stack.push(i);
  }

  unmake() {
    const i = this.stack.pop();
    this.cells[i] = 0;
    this.turn = -this.turn;
  }

  winner() {
    for (const [a, b, c] of TicTacToe.LINES) {
      const sum = this.cells[a] + this.cells[b] + this.cells[c];
      if (sum === 3) return 1;
      if (sum === -3) return -1;
    }
    return 0;
  }
}

class AI {
  constructor(game) {
    this.game = game;
    this.table = new Map();
  }

  negamax(alpha, beta, depth) {
    const { game } = this;
    const w = game.winner();
    if (w !== 0) return w * game.turn * (10 - depth);
    const legal = game.legal;
    if (legal.length === 0) return 0;
    let best = -Infinity;
    for (const m of legal) {
      game.make(m);
      const v = -this.negamax(-beta, -alpha, depth + 1);
      game.unmake();
      if (v > best) best = v;
      if (best > alpha) alpha = best;
      if (alpha >= beta) break;
    }
    return best;
  }

  pick() {
    let best = -Infinity;
    let move = null;
    for (const m of this.game.legal) {
      this.game.make(m);
      const v = -this.negamax(-Infinity, Infinity, 1);
      this.game.unmake();
      if (v > best) {
        best = v;
        move = m;
      }
    }
    return move;
  }
}

const game = new TicTacToe();
const ai = new AI(game);
while (game.winner() === 0 && game.legal.length > 0) {
  game.make(ai.pick());
}
console.log([...game.cells].join(' '));
