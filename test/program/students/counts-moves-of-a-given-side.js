class Game {
  constructor() {
    this.grid = Array.from({ length: 3 }, () => new Array(3).fill(0));
    this.moveCount = 0;
    this.winner = 0;
  }
  clone() {
    const other = new Game();
    other.grid = this.grid.map((row) => row.slice());
    other.moveCount = this.moveCount;
    other.winner = this.winner;
    return other;
  }
  place(row, col, player) {
    this.grid[row][col] = player;
    this.moveCount++;
    const isOwn = (each) => each === player;
    const { grid } = this;
    if (grid[row].every(isOwn) || grid.every((each) => isOwn(each[col]))) this.winner = player;
    if (grid.every((each, i) => isOwn(each[i])) || grid.every((each, i) => isOwn(each[2 - i]))) this.winner = player;
  }
  isOver() {
    return this.winner !== 0 || this.moveCount === 9;
  }
  moves() {
    return this.grid.flatMap((row, i) => row.flatMap((cell, j) => (cell === 0 ? [[i, j]] : [])));
  }
}

class Bot {
  constructor(id) {
    this.id = id;
    this.other = id === 1 ? 2 : 1;
  }
  after(game, [i, j], player) {
    const next = game.clone();
    next.place(i, j, player);
    return next;
  }
  minimax(game, depth, player) {
    if (game.winner === this.id) return 10 - depth;
    if (game.winner === this.other) return depth - 10;
    if (game.isOver()) return 0;
    const next = player === 1 ? 2 : 1;
    const scores = game.moves().map((move) => this.minimax(this.after(game, move, player), depth + 1, next));
    return player === this.id ? Math.max(...scores) : Math.min(...scores);
  }
  chooseMove(game) {
    let [best, bestScore] = [null, -Infinity];
    for (const move of game.moves()) {
      const score = this.minimax(this.after(game, move, this.id), 1, this.other);
      if (score > bestScore) [best, bestScore] = [move, score];
    }
    return best;
  }
}

const game = new Game();
game.place(1, 1, 1);
console.log(new Bot(2).chooseMove(game));
