// position: oxx/.xo/o..
// made: new Opponent("X").bestMove(board)
// The one argument of the constructor is a side by no usual name; the board is given to the method.
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

class Opponent {
  constructor(me) {
    this.me = me;
  }

  bestMove(board) {
    return this.search(board, this.me).move;
  }

  search(board, toMove) {
    const line = LINES.find(([a, b, c]) => board[a] && board[a] === board[b] && board[b] === board[c]);
    if (line) return { score: board[line[0]] === this.me ? 1 : -1 };
    if (board.every((cell) => cell !== null)) return { score: 0 };
    let best = { score: toMove === this.me ? -Infinity : Infinity };
    for (let move = 0; move < 9; move++) {
      if (board[move] !== null) continue;
      const next = board.map((cell, i) => (i === move ? toMove : cell));
      const { score } = this.search(next, toMove === 'X' ? 'O' : 'X');
      if (toMove === this.me ? score > best.score : score < best.score) best = { score, move };
    }
    return best;
  }
}
