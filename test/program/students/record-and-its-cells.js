const lines = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];

const winner = (cells) => {
  for (const [a, b, c] of lines) if (cells[a] && cells[a] === cells[b] && cells[b] === cells[c]) return cells[a];
  return null;
};

function minimax(state) {
  const w = winner(state.cells);
  if (w) return w === 'X' ? 1 : -1;
  if (state.cells.every(Boolean)) return 0;
  const scores = [];
  state.cells.forEach((cell, i) => {
    if (cell) return;
    const cells = [...state.cells];
    cells[i] = state.turn;
    scores.push(minimax({ ...state, cells, turn: state.turn === 'X' ? 'O' : 'X' }));
  });
  return state.turn === 'X' ? Math.max(...scores) : Math.min(...scores);
}

function startGame() { return minimax({ cells: Array(9).fill(null), turn: "X" }); }
