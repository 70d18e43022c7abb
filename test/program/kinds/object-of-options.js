// position: oxx/.xo/...
// made: minimax({ board, player: "O" })
// The board and the side are parts of one object; the side has a default.
const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'];
const wins = (board, mark) => LINES.some((line) => [...line].every((i) => board[i] === mark));

function minimax({ board, player = 'X', depth = 0 }) {
  if (wins(board, 'X')) return { score: 10 - depth };
  if (wins(board, 'O')) return { score: depth - 10 };
  if (!board.includes(null)) return { score: 0 };
  let best = { score: player === 'X' ? -Infinity : Infinity };
  board.forEach((cell, move) => {
    if (cell !== null) return;
    const next = [...board];
    next[move] = player;
    const { score } = minimax({ board: next, player: player === 'X' ? 'O' : 'X', depth: depth + 1 });
    if (player === 'X' ? score > best.score : score < best.score) best = { score, move };
  });
  return best;
}
