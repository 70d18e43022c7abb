// call: new Game(board).minimax("X")
// position: x../..o/.xo
// equal: scoring=depth
class Game {
  #cells;

  constructor(cells = new Array(9).fill(' ')) {
    this.#cells = cells;
  }

  get moves() {
    return this.#cells.flatMap((cell, i) => (cell === ' ' ? i : []));
  }

  winner() {
    const rows = [
      [0, 1, 2],
      [3, 4, 5],
      [6, 7, 8],
      [0, 3, 6],
      [1, 4, 7],
      [2, 5, 8],
      [0, 4, 8],
      [2, 4, 6],
    ];
    for (const row of rows) {
      const marks = new Set(row.map((i) => this.#cells[i]));
      if (marks.size === 1 && !marks.has(' ')) return [...marks][0];
    }
    return null;
  }

  minimax(player, depth = 0) {
    const winner = this.winner();
    if (winner === 'X') return [10 - depth, null];
    if (winner === 'O') return [depth - 10, null];
    if (this.moves.length === 0) return [0, null];
    let best = [player === 'X' ? -Infinity : Infinity, null];
    for (const move of this.moves) {
      this.#cells[move] = player;
      const [score] = this.minimax(player === 'X' ? 'O' : 'X', depth + 1);
      this.#cells[move] = ' ';
      if (player === 'X' ? score > best[0] : score < best[0]) best = [score, move];
    }
    return best;
  }
}
