class Player {
  static X = new Player('X');
  static O = new Player('O');
  constructor(name) { this.name = name; Object.freeze(this); }
  get other() { return this === Player.X ? Player.O : Player.X; }
  toString() { return this.name; }
}

class Position {
  static start() { return new Position(Array(9).fill(null), Player.X); }
  constructor(cells, player) { this.cells = cells; this.player = player; }
  *moves() { for (const [i, c] of this.cells.entries()) if (!c) yield i; }
  play(i) { return new Position(this.cells.map((c, j) => (i === j ? this.player : c)), this.player.other); }
  get winner() {
    const line = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]]
      .find(([a, b, c]) => this.cells[a] && this.cells[a] === this.cells[b] && this.cells[a] === this.cells[c]);
    return line ? this.cells[line[0]] : null;
  }
}

function solve(position) {
  if (position.winner) return { value: -1 };
  let best = null;
  for (const move of position.moves()) {
    const value = -solve(position.play(move)).value;
    if (!best || value > best.value) best = { value, move };
  }
  return best ?? { value: 0 };
}

console.log(solve(Position.start().play(4)).move);
