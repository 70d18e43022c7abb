const createGame = () => ({ cells: new Array(9).fill(''), currentPlayer: 'X', moveHistory: [] });

const other = (mark) => (mark === 'X' ? 'O' : 'X');

function makeMove(state, index) {
  if (state.cells[index] !== '') throw new Error('Illegal move');
  const cells = [...state.cells];
  cells[index] = state.currentPlayer;
  return { cells, currentPlayer: other(state.currentPlayer), moveHistory: [...state.moveHistory, index] };
}

const WINNING = [0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100];

const bitsOf = (cells, mark) => cells.reduce((bits, cell, i) => (cell === mark ? bits | (1 << i) : bits), 0);

function getWinner(state) {
  for (const mark of ['X', 'O']) {
    const bits = bitsOf(state.cells, mark);
    if (WINNING.some((each) => (bits & each) === each)) return mark;
  }
  return state.moveHistory.length === 9 ? 'draw' : null;
}

const legal = (state) => state.cells.reduce((moves, cell, i) => (cell === '' ? [...moves, i] : moves), []);

class Strategy {
  #cache = new Map();

  pick(state) {
    const ranked = legal(state).map((move) => ({ move, value: -this.#negamax(makeMove(state, move)) }));
    return ranked.sort((a, b) => b.value - a.value)[0].move;
  }

  #negamax(state) {
    const key = state.cells.map((cell) => cell || '-').join('');
    if (this.#cache.has(key)) return this.#cache.get(key);
    const winner = getWinner(state);
    let value = 0;
    if (winner === null) value = Math.max(...legal(state).map((move) => -this.#negamax(makeMove(state, move))));
    else if (winner !== 'draw') value = winner === state.currentPlayer ? 1 : -1;
    this.#cache.set(key, value);
    return value;
  }
}

let state = createGame();
const strategy = new Strategy();
while (getWinner(state) === null) state = makeMove(state, strategy.pick(state));
console.log(state.moveHistory.join(), getWinner(state));
