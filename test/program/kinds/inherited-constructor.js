// position: oxx/.xo/o..
// made: new Computer("X").move(board)
class Player {
  constructor(mark) {
    this.mark = mark;
  }

  other(mark) {
    return mark === 'X' ? 'O' : 'X';
  }
}

class Computer extends Player {
  move(board) {
    let [best, choice] = [-Infinity, null];
    for (const cell of board.free()) {
      const value = this.minimax(board.with(cell, this.mark), this.other(this.mark), 1);
      if (value > best) [best, choice] = [value, cell];
    }
    return choice;
  }

  minimax(board, toMove, depth) {
    if (board.hasWon(this.mark)) return 10 - depth;
    if (board.hasWon(this.other(this.mark))) return depth - 10;
    if (board.free().length === 0) return 0;
    const values = board.free().map((cell) => this.minimax(board.with(cell, toMove), this.other(toMove), depth + 1));
    return toMove === this.mark ? Math.max(...values) : Math.min(...values);
  }
}

class Board {
  constructor(cells = Array(9).fill(null)) {
    this.cells = cells;
  }

  free() {
    return [...this.cells.keys()].filter((cell) => this.cells[cell] === null);
  }

  with(cell, mark) {
    const copy = [...this.cells];
    copy[cell] = mark;
    return new Board(copy);
  }

  hasWon(mark) {
    const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
    return lines.some((line) => line.every((cell) => this.cells[cell] === mark));
  }
}

const computer = new Computer('X');
