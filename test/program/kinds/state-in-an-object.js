// made: bestMove(board)
// position: oxx/.xo/o..
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const initialState = () => ({ board: Array(9).fill(null), turn: 'X' });
const legalMoves = ({ board }) => board.flatMap((cell, i) => (cell === null ? [i] : []));

function applyMove(state, move) {
  const board = state.board.slice();
  board[move] = state.turn;
  return { board, turn: state.turn === 'X' ? 'O' : 'X' };
}

function winner({ board }) {
  for (const [a, b, c] of LINES) if (board[a] && board[a] === board[b] && board[a] === board[c]) return board[a];
  return null;
}

function minimax(state) {
  if (winner(state)) return winner(state) === 'X' ? 1 : -1;
  const values = legalMoves(state).map((move) => minimax(applyMove(state, move)));
  if (values.length === 0) return 0;
  return state.turn === 'X' ? Math.max(...values) : Math.min(...values);
}

function bestMove(state) {
  const sign = state.turn === 'X' ? 1 : -1;
  const worth = (move) => sign * minimax(applyMove(state, move));
  return legalMoves(state).reduce((best, move) => (worth(move) > worth(best) ? move : best));
}
