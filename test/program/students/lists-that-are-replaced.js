let xs = [];
let os = [];
const wins = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];

const hasWon = (squares) => wins.some((w) => w.every((s) => squares.includes(s)));
const open = () => [0,1,2,3,4,5,6,7,8].filter((s) => !xs.includes(s) && !os.includes(s));

function minimax(xToMove) {
  if (hasWon(xs)) return 1;
  if (hasWon(os)) return -1;
  const squares = open();
  if (squares.length === 0) return 0;
  let best = xToMove ? -Infinity : Infinity;
  for (const s of squares) {
    const mine = xToMove ? xs : os;
    mine.push(s);
    const score = minimax(!xToMove);
    mine.pop();
    best = xToMove ? Math.max(best, score) : Math.min(best, score);
  }
  return best;
}

function bestMove() {
  let best = -Infinity, move = null;
  for (const s of open()) {
    xs = [...xs, s];
    const score = minimax(false);
    xs = xs.filter((each) => each !== s);
    if (score > best) { best = score; move = s; }
  }
  return move;
}
