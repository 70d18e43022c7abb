// position: oxx/.xo/o..
// made: Ai.bestMove(board, "X")
const GameBoard = (() => { let board = ['', '', '', '', '', '', '', '', '']; const get = () => board; const set = (i, m) => { board[i] = m; }; return { get, set }; })();
const Ai = (() => {
  const LINES = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];
  function winner(b) {
    for (const [x, y, z] of LINES) if (b[x] && b[x] === b[y] && b[y] === b[z]) return b[x];
    return null;
  }
  function minimax(board, player) {
    const w = winner(board);
    if (w) return w === 'X' ? 1 : -1;
    if (board.every(Boolean)) return 0;
    const scores = [];
    for (let i = 0; i < 9; i++) {
      if (board[i]) continue;
      board[i] = player;
      scores.push(minimax(board, player === 'X' ? 'O' : 'X'));
      board[i] = '';
    }
    return player === 'X' ? Math.max(...scores) : Math.min(...scores);
  }
  const bestMove = (board, player) => { let best = null, at = -1; for (let i = 0; i < 9; i++) { if (board[i]) continue; board[i] = player; const s = minimax(board, player === 'X' ? 'O' : 'X'); board[i] = ''; if (best === null || (player === 'X' ? s > best : s < best)) { best = s; at = i; } } return at; };
  return { bestMove };
})();
const Controller = (() => { const cells = document.querySelectorAll('.cell'); cells.forEach((c, i) => c.addEventListener('click', () => { GameBoard.set(i, 'X'); GameBoard.set(Ai.bestMove(GameBoard.get(), 'O'), 'O'); })); return {}; })();
