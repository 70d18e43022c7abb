const canvas = document.getElementById('board');
const ctx = canvas.getContext('2d');
const SIZE = 300, CELL = SIZE / 3;

const state = {
  grid: [['', '', ''], ['', '', ''], ['', '', '']],
  turn: 'X',
  over: false,
};

function draw() {
  ctx.clearRect(0, 0, SIZE, SIZE);
  for (let y = 0; y < 3; y++) {
    for (let x = 0; x < 3; x++) {
      ctx.strokeRect(x * CELL, y * CELL, CELL, CELL);
      if (state.grid[y][x]) ctx.fillText(state.grid[y][x], x * CELL + CELL / 2, y * CELL + CELL / 2);
    }
  }
}

function equals3(a, b, c) {
  return a === b && b === c && a !== '';
}

function checkWinner() {
  const g = state.grid;
  let winner = null;
  for (let i = 0; i < 3; i++) if (equals3(g[i][0], g[i][1], g[i][2])) winner = g[i][0];
  for (let i = 0; i < 3; i++) if (equals3(g[0][i], g[1][i], g[2][i])) winner = g[0][i];
  if (equals3(g[0][0], g[1][1], g[2][2])) winner = g[0][0];
  if (equals3(g[2][0], g[1][1], g[0][2])) winner = g[2][0];
  let open = 0;
  for (const row of g) for (const c of row) if (c === '') open++;
  if (winner === null && open === 0) return 'tie';
  return winner;
}

const scores = { X: 10, O: -10, tie: 0 };

function minimax(depth, isMaximizing) {
  const result = checkWinner();
  if (result !== null) return scores[result];
  const g = state.grid;
  let best = isMaximizing ? -Infinity : Infinity;
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      if (g[i][j] !== '') continue;
      g[i][j] = isMaximizing ? 'X' : 'O';
      const score = minimax(depth + 1, !isMaximizing);
      g[i][j] = '';
      best = isMaximizing ? Math.max(score, best) : Math.min(score, best);
    }
  }
  return best;
}

function bestMove() {
  let bestScore = -Infinity;
  let move;
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      if (state.grid[i][j] === '') {
        state.grid[i][j] = 'X';
        const score = minimax(0, false);
        state.grid[i][j] = '';
        if (score > bestScore) {
          bestScore = score;
          move = { i, j };
        }
      }
    }
  }
  state.grid[move.i][move.j] = 'X';
  state.turn = 'O';
}

canvas.addEventListener('click', (e) => {
  const j = Math.floor(e.offsetX / CELL);
  const i = Math.floor(e.offsetY / CELL);
  if (state.turn !== 'O' || state.grid[i][j] !== '' || checkWinner()) return;
  state.grid[i][j] = 'O';
  state.turn = 'X';
  if (!checkWinner()) bestMove();
  draw();
});

bestMove();
draw();
