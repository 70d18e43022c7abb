const state = { board: ['', '', '', '', '', '', '', '', ''], current: 'X', winner: null, history: [] };
const LINES = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];
const opponentOf = { X: 'O', O: 'X' };
const winnerOf = (board) => LINES.reduce((w, [a, b, c]) => w || (board[a] && board[a] === board[b] && board[b] === board[c] ? board[a] : null), null);
const play = (s, index) => {
  const board = Object.assign([], s.board, { [index]: s.current });
  return { board, current: opponentOf[s.current], winner: winnerOf(board), history: [...s.history, index] };
};
const legal = (s) => (s.winner ? [] : s.board.flatMap((c, i) => (c ? [] : i)));
const evaluate = (s) => {
  const moves = legal(s);
  if (!moves.length) return s.winner === 'X' ? 1 : s.winner === 'O' ? -1 : 0;
  const pick = s.current === 'X' ? Math.max : Math.min;
  return pick(...moves.map((m) => evaluate(play(s, m))));
};
const best = (s = state) => {
  const sign = s.current === 'X' ? 1 : -1;
  return legal(s).map((m) => [sign * evaluate(play(s, m)), m]).sort(([a], [b]) => b - a)[0]?.[1];
};
