// position: oxx/.xo/o..
// made: exports.negamax(board, "X", "O")
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
exports.won = (taken, mark) => LINES.some((line) => line.every((i) => taken.get(i) === mark));
exports.negamax = (taken, mine, theirs) => {
  if (exports.won(taken, theirs)) return -1;
  let best = taken.size === 9 ? 0 : -2;
  for (let i = 0; i < 9; i++) {
    if (taken.has(i)) continue;
    taken.set(i, mine);
    best = Math.max(best, -exports.negamax(taken, theirs, mine));
    taken.delete(i);
  }
  return best;
};
const taken = new Map([[0, 'X'], [4, 'O']]);
console.log(exports.negamax(taken, 'X', 'O'));
