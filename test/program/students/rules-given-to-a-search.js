const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const ticTacToe = {
  moves: (state) => state.flatMap((cell, i) => (cell === ' ' ? [i] : [])),
  apply(state, move) {
    const mark = this.isMaxTurn(state) ? 'X' : 'O';
    return state.map((cell, i) => (i === move ? mark : cell));
  },
  score(state) {
    for (const [a, b, c] of LINES)
      if (state[a] !== ' ' && state[a] === state[b] && state[b] === state[c]) return state[a] === 'X' ? 1 : -1;
    return state.includes(' ') ? undefined : 0;
  },
  isMaxTurn: (state) => state.filter((cell) => cell === 'X').length === state.filter((cell) => cell === 'O').length,
};

function minimax(game, state) {
  const end = game.score(state);
  if (end !== undefined) return [end, undefined];
  const isMax = game.isMaxTurn(state);
  let best = [isMax ? -Infinity : Infinity, undefined];
  for (const move of game.moves(state)) {
    const [value] = minimax(game, game.apply(state, move));
    if (isMax ? value > best[0] : value < best[0]) best = [value, move];
  }
  return best;
}

console.log(minimax(ticTacToe, ['X', ' ', ' ', ' ', 'O', ' ', ' ', ' ', 'X']));
