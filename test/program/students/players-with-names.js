const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'];

class Board {
  constructor() {
    this.cells = Array(9).fill(null);
  }

  available() {
    return [...this.cells.keys()].filter((i) => this.cells[i] === null);
  }

  winner() {
    const owned = LINES.map((line) => [...line].map((i) => this.cells[i]));
    const line = owned.find(([a, b, c]) => a && a === b && b === c);
    return line ? line[0] : null;
  }
}

class ComputerPlayer {
  constructor(name, symbol) {
    this.name = name;
    this.symbol = symbol;
    this.opponent = symbol === 'X' ? 'O' : 'X';
  }

  minimax(board, isMaximizing) {
    const winner = board.winner();
    if (winner === this.symbol) return 1;
    if (winner === this.opponent) return -1;
    const cells = board.available();
    if (cells.length === 0) return 0;
    const scores = cells.map((cell) => {
      board.cells[cell] = isMaximizing ? this.symbol : this.opponent;
      const score = this.minimax(board, !isMaximizing);
      board.cells[cell] = null;
      return score;
    });
    return isMaximizing ? Math.max(...scores) : Math.min(...scores);
  }
}

const players = [new ComputerPlayer('HAL', 'X'), new ComputerPlayer('Deep Blue', 'O')];
console.log(players.map(({ name }) => name).join(' against '));
