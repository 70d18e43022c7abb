// call: minimax(board, "X")
// position: oxx/.xo/o..
// equal: plain
const wins = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const free = (cells) => cells.filter((each) => each !== "X" && each !== "O");
const won = (cells, player) => wins.some((line) => line.every((each) => cells[each] === player));

function minimax(cells, player) {
  if (won(cells, "O")) return { score: -1 };
  if (won(cells, "X")) return { score: 1 };
  const open = free(cells);
  if (open.length === 0) return { score: 0 };
  let best = { score: player === "X" ? -Infinity : Infinity };
  for (const each of open) {
    const kept = cells[each];
    cells[each] = player;
    const { score } = minimax(cells, player === "X" ? "O" : "X");
    cells[each] = kept;
    if (player === "X" ? score > best.score : score < best.score) best = { score, index: kept };
  }
  return best;
}
