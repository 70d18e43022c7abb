// position: oxx/.xo/o..
// made: minimax(board, "X", "O")
// Empty cells are undefined, and the side that is MAX has a default.
const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const opposite = (p) => (p === 'X' ? 'O' : 'X');
const hasWon = (s, p) => lines.some((l) => l.every((i) => s[i] === p));

const minimax = (s, turn, ai = 'O') => {
  if (hasWon(s, ai)) return { index: -1, score: 10 };
  if (hasWon(s, opposite(ai))) return { index: -1, score: -10 };
  const open = s.map((v, i) => (v === undefined ? i : -1)).filter((i) => i >= 0);
  if (open.length === 0) return { index: -1, score: 0 };
  const scored = open.map((index) => {
    const copy = [...s];
    copy[index] = turn;
    return { index, score: minimax(copy, opposite(turn), ai).score };
  });
  return scored.reduce((a, b) => ((turn === ai ? b.score > a.score : b.score < a.score) ? b : a));
};
