const lines = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];
const game = { cells: new Array(9), turn: 'X' };

function won(cells, who) {
  return lines.some((l) => l.every((i) => cells[i] === who));
}

function minimax(state, depth, isMax) {
  if (won(state.cells, 'X')) return 10 - depth;
  if (won(state.cells, 'O')) return depth - 10;
  let best = isMax ? -Infinity : Infinity;
  let any = false;
  for (let i = 0; i < 9; i++) {
    if (state.cells[i] !== undefined) continue;
    any = true;
    state.cells[i] = isMax ? 'X' : 'O';
    const v = minimax(state, depth + 1, !isMax);
    state.cells[i] = undefined;
    best = isMax ? Math.max(best, v) : Math.min(best, v);
  }
  return any ? best : 0;
}

function bestMove(state) {
  let best = -Infinity, move = -1;
  for (let i = 0; i < 9; i++) {
    if (state.cells[i] === undefined) {
      state.cells[i] = 'X';
      const v = minimax(state, 0, false);
      state.cells[i] = undefined;
      if (v > best) { best = v; move = i; }
    }
  }
  return move;
}
