// made: bestMove(board)
// position: oxx/.xo/o..
// The object learns from its own moves who won and when the board is full: its cells alone do not say so.
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

class Match {
  constructor() {
    this.active = 'x';
    this.turns = 0;
    this.winner = null;
    this.cells = Array(9).fill(null);
  }

  copy() {
    return Object.assign(new Match(), this, { cells: this.cells.slice() });
  }

  get isOver() {
    return this.winner !== null || this.turns === 9;
  }

  nextMove(column, row) {
    const at = 3 * row + column;
    if (this.isOver || this.cells[at]) throw new Error('no move');
    this.cells[at] = this.active;
    this.turns += 1;
    if (LINES.some((line) => line.every((i) => this.cells[i] === this.active))) this.winner = this.active;
    else this.active = this.active === 'x' ? 'o' : 'x';
  }

  moves() {
    return [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => [column, row])).filter(([c, r]) => !this.cells[3 * r + c]);
  }
}

function minimax(match, me, isMax, depth) {
  const tried = match.moves().map((move) => {
    const next = match.copy();
    next.nextMove(...move);
    const ended = next.winner === null ? 0 : next.winner === me ? 10 - depth : depth - 10;
    return { move, score: next.isOver ? ended : minimax(next, me, !isMax, depth + 1).score };
  });
  return tried.reduce((best, each) => ((isMax ? each.score > best.score : each.score < best.score) ? each : best));
}

function bestMove(match) {
  return minimax(match, match.active, true, 0).move;
}
