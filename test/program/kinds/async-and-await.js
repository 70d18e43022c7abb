// made: chooseMove(board, "X")
// position: oxx/.xo/o..
const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

class Solver {
  async value(cells, mark) {
    await sleep(0);
    for (const each of ['X', 'O']) if (lines.some((line) => line.every((i) => cells[i] === each))) return each === 'X' ? 1 : -1;
    const free = [...cells.keys()].filter((i) => cells[i] === ' ');
    if (free.length === 0) return 0;
    const other = mark === 'X' ? 'O' : 'X';
    const values = await Promise.all(free.map(async (i) => this.value(cells.map((c, at) => (at === i ? mark : c)), other)));
    return mark === 'X' ? Math.max(...values) : Math.min(...values);
  }
}

const chooseMove = async (cells, mark) => {
  const solver = new Solver();
  let best = null;
  for (const [i, cell] of cells.entries()) {
    if (cell !== ' ') continue;
    const value = await solver.value(cells.map((c, at) => (at === i ? mark : c)), mark === 'X' ? 'O' : 'X');
    if (best === null || (mark === 'X' ? value > best.value : value < best.value)) best = { move: i, value };
  }
  return best.move;
};
