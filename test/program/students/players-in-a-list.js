class Player {
  constructor(symbol, isHuman) {
    this.symbol = symbol;
    this.isHuman = isHuman;
  }
}

class Game {
  constructor() {
    this.board = [null, null, null, null, null, null, null, null, null];
    this.players = [new Player('X', true), new Player('O', false)];
    this.current = 0;
  }

  getAvailable() {
    return this.board.map((v, i) => (v === null ? i : null)).filter((v) => v !== null);
  }

  hasWon(player) {
    return [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]].some((line) =>
      line.every((i) => this.board[i] === player.symbol),
    );
  }

  otherPlayer(player) {
    return player === this.players[0] ? this.players[1] : this.players[0];
  }

  minimax(player, depth = 0) {
    if (this.hasWon(this.players[0])) return { score: depth - 10 };
    if (this.hasWon(this.players[1])) return { score: 10 - depth };
    const free = this.getAvailable();
    if (!free.length) return { score: 0 };
    let best = null;
    for (const index of free) {
      this.board[index] = player.symbol;
      const { score } = this.minimax(this.otherPlayer(player), depth + 1);
      this.board[index] = null;
      if (best === null || (player.isHuman ? score < best.score : score > best.score)) best = { score, index };
    }
    return best;
  }

  playAi() {
    const { index } = this.minimax(this.players[1]);
    this.board[index] = this.players[1].symbol;
    this.current = 0;
  }
}

const game = new Game();
document.getElementById('board').addEventListener('click', (e) => {
  const i = Number(e.target.dataset.index);
  if (game.board[i] !== null) return;
  game.board[i] = game.players[0].symbol;
  if (game.getAvailable().length) game.playAi();
});
