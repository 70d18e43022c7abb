// position: oxx/.xo/o..
// made: new Computer("X").move(board)
class Board {
  constructor(cells = Array(9).fill(null)) {
    this.cells = cells;
  }
  get free() {
    return this.cells.map((c, i) => (c === null ? i : -1)).filter((i) => i >= 0);
  }
  play(i, mark) {
    const cells = [...this.cells];
    cells[i] = mark;
    return new Board(cells);
  }
  winner() {
    for (const [a, b, c] of Board.lines)
      if (this.cells[a] && this.cells[a] === this.cells[b] && this.cells[b] === this.cells[c]) return this.cells[a];
    return null;
  }
  static lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
}

class Computer {
  constructor(mark) {
    this.mark = mark;
    this.nodes = 0;
  }
  other(mark) {
    return mark === 'X' ? 'O' : 'X';
  }
  value(board, mark) {
    this.nodes++;
    const winner = board.winner();
    if (winner) return winner === this.mark ? 1 : -1;
    if (board.free.length === 0) return 0;
    const values = board.free.map((i) => this.value(board.play(i, mark), this.other(mark)));
    return mark === this.mark ? Math.max(...values) : Math.min(...values);
  }
  move(board) {
    let best = -2;
    let at = null;
    for (const i of board.free) {
      const v = this.value(board.play(i, this.mark), this.other(this.mark));
      if (v > best) [best, at] = [v, i];
    }
    return at;
  }
}

const computer = new Computer('X');
console.log(computer.move(new Board(['X', 'X', null, 'O', 'O', null, null, null, null])));
