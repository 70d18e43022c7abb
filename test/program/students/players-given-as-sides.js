const Player = (name, mark) => ({ name, mark });
const p1 = Player('Jij', 'X');
const p2 = Player('Computer', 'O');
const Gameboard = (() => {
  let board = ['', '', '', '', '', '', '', '', ''];
  const getBoard = () => board;
  const setCell = (i, m) => { board[i] = m; };
  const reset = () => { board = ['', '', '', '', '', '', '', '', '']; };
  return { getBoard, setCell, reset };
})();
function hasWon(mark) {
  const b = Gameboard.getBoard();
  return [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]].some((l) => l.every((i) => b[i] === mark));
}
function minimax(player) {
  if (hasWon(p2.mark)) return 10;
  if (hasWon(p1.mark)) return -10;
  const b = Gameboard.getBoard();
  if (b.every((c) => c)) return 0;
  let best = player === p2 ? -Infinity : Infinity;
  for (let i = 0; i < 9; i++) {
    if (b[i]) continue;
    Gameboard.setCell(i, player.mark);
    const s = minimax(player === p2 ? p1 : p2);
    Gameboard.setCell(i, '');
    best = player === p2 ? Math.max(best, s) : Math.min(best, s);
  }
  return best;
}
