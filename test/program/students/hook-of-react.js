import { useMemo } from 'react';

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

export function useMinimax(human = 'X') {
  const ai = useMemo(() => (human === 'X' ? 'O' : 'X'), [human]);

  const evaluate = (board) => {
    for (const [a, b, c] of LINES)
      if (board[a] && board[a] === board[b] && board[a] === board[c]) return { winner: board[a], done: true };
    return { winner: null, done: board.every((cell) => cell !== null) };
  };

  const search = (board, turn, depth, alpha, beta) => {
    const { winner, done } = evaluate(board);
    if (winner === ai) return 100 - depth;
    if (winner === human) return depth - 100;
    if (done) return 0;
    let best = turn === ai ? -Infinity : Infinity;
    for (let i = 0; i < board.length; i++) {
      if (board[i]) continue;
      const next = board.slice();
      next[i] = turn;
      const value = search(next, turn === 'X' ? 'O' : 'X', depth + 1, alpha, beta);
      if (turn === ai) alpha = Math.max(alpha, (best = Math.max(best, value)));
      else beta = Math.min(beta, (best = Math.min(best, value)));
      if (alpha >= beta) break;
    }
    return best;
  };

  return { evaluate, search };
}
