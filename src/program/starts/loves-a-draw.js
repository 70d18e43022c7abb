// A player that loves a draw: it could win, but lets the win go.

const START = [0, 0, 0, 0, 0, 0, 0, 0, 0];
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const X = 1;
const O = 2;

/** 1 if X has won, -1 if O has, 0 for a draw, null while the game goes on. */
function scoreEnd(state) {
  for (const [a, b, c] of LINES) {
    if (state[a] !== 0 && state[a] === state[b] && state[b] === state[c]) return state[a] === X ? 1 : -1;
  }
  return state.includes(0) ? null : 0;
}

function moves(state) {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => state[cell] === 0);
}

/** A new state: the old one up to the cell, the mark, and the rest. */
function play(state, cell, player) {
  return [...state.slice(0, cell), player, ...state.slice(cell + 1)];
}

/** What the state is worth for X, with `player` to move. */
function minimax(state, player) {
  const score = scoreEnd(state);
//| wrong
  if (score) return score;
//| right
  if (score !== null) return score;
//| wrong .. right
  let best = player === X ? -Infinity : Infinity;
  for (const cell of moves(state)) {
    const value = minimax(play(state, cell, player), player === X ? O : X);
    best = player === X ? Math.max(best, value) : Math.min(best, value);
  }
  return best;
}

/** The move that X should play. */
function choose(state) {
  let best = -Infinity;
  let chosen = null;
  for (const cell of moves(state)) {
    const value = minimax(play(state, cell, X), O);
    if (value > best) [best, chosen] = [value, cell];
  }
  return chosen;
}
