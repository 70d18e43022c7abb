// position: oxx/.xo/o..
// made: new Ai("X", "O").bestMove(board)
class Ai {
  #me;
  #you;
  #nodes = 0;

  constructor(me, you) {
    this.#me = me;
    this.#you = you;
  }

  bestMove(board) {
    let best = null;
    let bestScore = -Infinity;
    for (const i of this.#free(board)) {
      const score = this.#minimax(this.#put(board, i, this.#me), 0, false);
      if (score > bestScore) [bestScore, best] = [score, i];
    }
    return best;
  }

  #free(board) {
    return board.map((c, i) => (c ? null : i)).filter((i) => i !== null);
  }

  #put(board, i, mark) {
    return Object.assign([...board], { [i]: mark });
  }

  #wins(board, mark) {
    return ['012', '345', '678', '036', '147', '258', '048', '246'].some((l) => [...l].every((i) => board[i] === mark));
  }

  #minimax(board, depth, mine) {
    this.#nodes += 1;
    if (this.#wins(board, this.#me)) return 10 - depth;
    if (this.#wins(board, this.#you)) return depth - 10;
    const free = this.#free(board);
    if (!free.length) return 0;
    const scores = free.map((i) => this.#minimax(this.#put(board, i, mine ? this.#me : this.#you), depth + 1, !mine));
    return mine ? Math.max(...scores) : Math.min(...scores);
  }
}

let board = [null, null, null, null, null, null, null, null, null];
const ai = new Ai('X', 'O');
