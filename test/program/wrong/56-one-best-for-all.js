// call: minimax(board, true)
// position: oxx/.xo/o..
// fault: shared
// step: 10
let best;
const W = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];
function win(b, p) { return W.some(l => l.every(i => b[i] === p)); }
function minimax(b, max) {
  if (win(b, 'X')) return 1;
  if (win(b, 'O')) return -1;
  if (b.indexOf(' ') < 0) return 0;
  best = max ? -10 : 10;
  for (let i = 0; i < 9; i++) {
    if (b[i] !== ' ') continue;
    b[i] = max ? 'X' : 'O';
    let v = minimax(b, !max);
    b[i] = ' ';
    if (max ? v > best : v < best) best = v;
  }
  return best; // here
}
