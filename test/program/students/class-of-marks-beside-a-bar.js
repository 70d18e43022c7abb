const EMPTY = ' ';

class Ai {
  constructor(me, rival) {
    this.me = me;
    this.rival = rival;
  }

  hasWon(grid, mark) {
    const all = [0, 1, 2];
    if (all.some((i) => grid[i].every((cell) => cell === mark))) return true;
    if (all.some((i) => grid.every((row) => row[i] === mark))) return true;
    return all.every((i) => grid[i][i] === mark) || all.every((i) => grid[i][2 - i] === mark);
  }

  moves(grid) {
    const found = [];
    grid.forEach((row, r) => row.forEach((cell, c) => cell === EMPTY && found.push({ r, c })));
    return found;
  }

  minimax(grid, maximizing) {
    if (this.hasWon(grid, this.me)) return 1;
    if (this.hasWon(grid, this.rival)) return -1;
    const values = this.moves(grid).map(({ r, c }) => {
      grid[r][c] = maximizing ? this.me : this.rival;
      const value = this.minimax(grid, !maximizing);
      grid[r][c] = EMPTY;
      return value;
    });
    if (values.length === 0) return 0;
    return maximizing ? Math.max(...values) : Math.min(...values);
  }

  bestMove(grid) {
    let best = { value: -Infinity, move: null };
    for (const move of this.moves(grid)) {
      grid[move.r][move.c] = this.me;
      const value = this.minimax(grid, false);
      grid[move.r][move.c] = EMPTY;
      if (value > best.value) best = { value, move };
    }
    return best.move;
  }
}

const grid = Array.from({ length: 3 }, () => Array.from({ length: 3 }, () => EMPTY));
const players = { X: new Ai('X', 'O'), O: new Ai('O', 'X') };
grid[1][1] = 'X';
players.O.bestMove(grid);
console.log(grid.map((row) => row.join('|')).join('\n'));
