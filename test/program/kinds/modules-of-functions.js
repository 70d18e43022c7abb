// position: oxx/.xo/o..
// made: minimax("X", 0)
const GameBoard = (() => {
  let board = ['', '', '', '', '', '', '', '', ''];
  const get = () => board;
  const set = (i, m) => { board[i] = m; };
  const empty = () => board.reduce((list, m, i) => (m === '' ? [...list, i] : list), []);
  const reset = () => { board.fill(''); };
  return { get, set, empty, reset };
})();

const Controller = (() => {
  const wins = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
  const hasWon = (m) => wins.some((w) => w.every((i) => GameBoard.get()[i] === m));
  const minimax = (m, depth) => {
    if (hasWon('O')) return 10 - depth;
    if (hasWon('X')) return depth - 10;
    if (GameBoard.empty().length === 0) return 0;
    let best = m === 'O' ? -100 : 100;
    for (const i of GameBoard.empty()) {
      GameBoard.set(i, m);
      const v = minimax(m === 'O' ? 'X' : 'O', depth + 1);
      GameBoard.set(i, '');
      best = m === 'O' ? Math.max(best, v) : Math.min(best, v);
    }
    return best;
  };
  const choose = () => {
    let best = -100;
    let at = -1;
    for (const i of GameBoard.empty()) {
      GameBoard.set(i, 'O');
      const v = minimax('X', 0);
      GameBoard.set(i, '');
      if (v > best) { best = v; at = i; }
    }
    return at;
  };
  return { choose };
})();

function aiMove() {
  return Controller.choose();
}
