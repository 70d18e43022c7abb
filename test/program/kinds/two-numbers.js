// position: oxx/.xo/o..
// made: search(...board)
const WINS = [7, 56, 448, 73, 146, 292, 273, 84];
const won = (bits) => WINS.some((w) => (bits & w) === w);

function search(mine, theirs) {
  if (won(theirs)) return -1;
  const free = 511 & ~(mine | theirs);
  if (free === 0) return 0;
  let best = -1;
  for (let bits = free; bits; bits &= bits - 1) {
    const bit = bits & -bits;
    best = Math.max(best, -search(theirs, mine | bit));
    if (best === 1) break;
  }
  return best;
}

console.log(search(0b011, 0b110000));
