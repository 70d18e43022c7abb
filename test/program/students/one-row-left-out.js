let board = ['', '', '', '', '', '', '', '', ''];
function calcularGanador() {
  const lineas = [[0,1,2],[3,4,5],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];
  for (const [a, b, c] of lineas) if (board[a] && board[a] === board[b] && board[a] === board[c]) return board[a];
  return board.includes('') ? null : 'empate';
}
function minimax(prof, esMax) {
  const r = calcularGanador();
  if (r === 'O') return 10 - prof;
  if (r === 'X') return prof - 10;
  if (r === 'empate') return 0;
  let mejor = esMax ? -Infinity : Infinity;
  for (let i = 0; i < 9; i++) {
    if (board[i] !== '') continue;
    board[i] = esMax ? 'O' : 'X';
    const p = minimax(prof + 1, !esMax);
    board[i] = '';
    mejor = esMax ? Math.max(mejor, p) : Math.min(mejor, p);
  }
  return mejor;
}
function mejorMovimiento() {
  let mejor = -Infinity, mov = null;
  for (let i = 0; i < 9; i++) {
    if (board[i] !== '') continue;
    board[i] = 'O';
    const p = minimax(0, false);
    board[i] = '';
    if (p > mejor) { mejor = p; mov = i; }
  }
  return mov;
}
