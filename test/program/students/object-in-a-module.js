const App = (function () {
  "use strict";
  let board = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  const HUMAN = 1, COMPUTER = -1;
  const AI = {
    winner() {
      const L = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];
      for (const l of L) {
        const s = board[l[0]] + board[l[1]] + board[l[2]];
        if (s === 3) return HUMAN;
        if (s === -3) return COMPUTER;
      }
      return 0;
    },
    minimax(player) {
      const w = this.winner();
      if (w !== 0) return w === COMPUTER ? 1 : -1;
      if (!board.includes(0)) return 0;
      let best = player === COMPUTER ? -2 : 2;
      for (let i = 0; i < 9; i++) {
        if (board[i] !== 0) continue;
        board[i] = player;
        const s = this.minimax(-player);
        board[i] = 0;
        best = player === COMPUTER ? Math.max(best, s) : Math.min(best, s);
      }
      return best;
    },
    bestMove() {
      let best = -2, move = -1;
      for (let i = 0; i < 9; i++) {
        if (board[i] !== 0) continue;
        board[i] = COMPUTER;
        const s = this.minimax(HUMAN);
        board[i] = 0;
        if (s > best) { best = s; move = i; }
      }
      return move;
    },
  };
  function onClick(i) {
    if (board[i] !== 0) return;
    board[i] = HUMAN;
    board[AI.bestMove()] = COMPUTER;
    draw();
  }
  function draw() { document.querySelectorAll('td').forEach((td, i) => { td.textContent = ['O', '', 'X'][board[i] + 1]; }); }
  function init() { document.querySelectorAll('td').forEach((td, i) => td.onclick = () => onClick(i)); draw(); }
  return { init };
})();
App.init();
