const X = 'X';
const O = 'O';
const EMPTY = null;

function initialState() {
  return {
    board: [
      [EMPTY, EMPTY, EMPTY],
      [EMPTY, EMPTY, EMPTY],
      [EMPTY, EMPTY, EMPTY],
    ],
    turn: X,
  };
}

function actions({ board }) {
  const result = [];
  board.forEach((row, i) => row.forEach((cell, j) => { if (cell === EMPTY) result.push({ row: i, col: j }); }));
  return result;
}

function result(state, { row, col }) {
  return {
    board: state.board.map((r, i) => r.map((c, j) => (i === row && j === col ? state.turn : c))),
    turn: state.turn === X ? O : X,
  };
}

function winner({ board: b }) {
  for (let i = 0; i < 3; i += 1) {
    if (b[i][0] && b[i][0] === b[i][1] && b[i][1] === b[i][2]) return b[i][0];
    if (b[0][i] && b[0][i] === b[1][i] && b[1][i] === b[2][i]) return b[0][i];
  }
  if (b[1][1] && ((b[0][0] === b[1][1] && b[1][1] === b[2][2]) || (b[0][2] === b[1][1] && b[1][1] === b[2][0]))) return b[1][1];
  return null;
}

const terminal = (state) => winner(state) !== null || actions(state).length === 0;

const utility = (state) => ({ X: 1, O: -1 }[winner(state)] ?? 0);

function maxValue(state, alpha, beta) {
  if (terminal(state)) return { value: utility(state), action: null };
  let best = { value: -Infinity, action: null };
  for (const action of actions(state)) {
    const { value } = minValue(result(state, action), alpha, beta);
    if (value > best.value) best = { value, action };
    alpha = Math.max(alpha, best.value);
    if (alpha >= beta) break;
  }
  return best;
}

function minValue(state, alpha, beta) {
  if (terminal(state)) return { value: utility(state), action: null };
  let best = { value: Infinity, action: null };
  for (const action of actions(state)) {
    const { value } = maxValue(result(state, action), alpha, beta);
    if (value < best.value) best = { value, action };
    beta = Math.min(beta, best.value);
    if (alpha >= beta) break;
  }
  return best;
}

function minimax(state) {
  if (terminal(state)) return null;
  return (state.turn === X ? maxValue : minValue)(state, -Infinity, Infinity).action;
}
