// A game is its list of moves: even ones are X's, odd ones O's.
const WINS = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];

function cellsOf(moves, parity) {
  return moves.filter((_, t) => t % 2 === parity);
}

function winner(moves) {
  for (const parity of [0, 1]) {
    const own = cellsOf(moves, parity);
    if (WINS.some((w) => w.every((c) => own.includes(c)))) return parity === 0 ? 'X' : 'O';
  }
  return null;
}

function legal(moves) {
  const all = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  return all.filter((c) => !moves.includes(c));
}

function minimax(moves) {
  const w = winner(moves);
  if (w === 'X') return 1;
  if (w === 'O') return -1;
  if (moves.length === 9) return 0;
  const values = legal(moves).map((c) => minimax([...moves, c]));
  return moves.length % 2 === 0 ? Math.max(...values) : Math.min(...values);
}

function best(moves) {
  const sign = moves.length % 2 === 0 ? 1 : -1;
  let [top, choice] = [-Infinity, null];
  for (const c of legal(moves)) {
    const v = sign * minimax([...moves, c]);
    if (v > top) [top, choice] = [v, c];
  }
  return choice;
}

console.log(best([4, 0, 8]));
