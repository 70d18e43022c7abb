function createGame() {
  const rows = [
    [null, null, null],
    [null, null, null],
    [null, null, null],
  ];
  let toMove = 'X';

  function winner() {
    const all = [...rows, ...[0, 1, 2].map((c) => rows.map((row) => row[c]))];
    all.push([0, 1, 2].map((i) => rows[i][i]), [0, 1, 2].map((i) => rows[i][2 - i]));
    const line = all.find(([a, b, c]) => a !== null && a === b && a === c);
    return line ? line[0] : null;
  }
  function play(r, c) {
    rows[r][c] = toMove;
    toMove = toMove === 'X' ? 'O' : 'X';
  }
  function takeBack(r, c) {
    rows[r][c] = null;
    toMove = toMove === 'X' ? 'O' : 'X';
  }
  function moves() {
    const found = [];
    rows.forEach((row, r) => row.forEach((cell, c) => cell === null && found.push([r, c])));
    return found;
  }
  return { winner, play, takeBack, moves, whoMoves: () => toMove };
}

const game = createGame();

function minimax() {
  const won = game.winner();
  if (won) return won === 'X' ? 1 : -1;
  if (game.moves().length === 0) return 0;
  const isMax = game.whoMoves() === 'X';
  let best = isMax ? -2 : 2;
  for (const [r, c] of game.moves()) {
    game.play(r, c);
    const value = minimax();
    game.takeBack(r, c);
    best = isMax ? Math.max(best, value) : Math.min(best, value);
  }
  return best;
}

function bestMove() {
  const isMax = game.whoMoves() === 'X';
  let best = null;
  for (const [r, c] of game.moves()) {
    game.play(r, c);
    const value = minimax();
    game.takeBack(r, c);
    if (best === null || (isMax ? value > best.value : value < best.value)) best = { value, r, c };
  }
  return [best.r, best.c];
}
