let board = [0, 0, 0, 0, 0, 0, 0, 0, 0];
const lines = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];
const slider = document.querySelector('#depth');
function score(b) {
  for (const [x, y, z] of lines) if (b[x] !== 0 && b[x] === b[y] && b[y] === b[z]) return b[x] * 10;
  return 0;
}
function minimax(b, depth, player) {
  const s = score(b);
  if (s !== 0 || depth === 0 || !b.includes(0)) return s;
  let best = player === 1 ? -100 : 100;
  for (let i = 0; i < 9; i++) {
    if (b[i] !== 0) continue;
    b[i] = player;
    const v = minimax(b, depth - 1, -player);
    b[i] = 0;
    best = player === 1 ? Math.max(best, v) : Math.min(best, v);
  }
  return best;
}
function findBestMove(b) {
  let best = 100, move = -1;
  for (let i = 0; i < 9; i++) {
    if (b[i] !== 0) continue;
    b[i] = -1;
    const v = minimax(b, Number(slider.value), 1);
    b[i] = 0;
    if (v < best) { best = v; move = i; }
  }
  return move;
}
