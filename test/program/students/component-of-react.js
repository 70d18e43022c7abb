// A component of React, after its JSX has been written as calls.
import React, { useState, useCallback, useEffect } from 'react';

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

export default function App({ delay = 400 }) {
  const [board, setBoard] = useState(Array(9).fill(null));
  const [isMyTurn, setIsMyTurn] = useState(true);

  const winnerOf = (squares) => {
    for (const [a, b, c] of LINES)
      if (squares[a] && squares[a] === squares[b] && squares[a] === squares[c]) return squares[a];
    return squares.every(Boolean) ? 'draw' : null;
  };

  const minimax = useCallback((squares, depth, isMaximizing) => {
    const result = winnerOf(squares);
    if (result === 'O') return 10 - depth;
    if (result === 'X') return depth - 10;
    if (result === 'draw') return 0;
    let best = isMaximizing ? -Infinity : Infinity;
    for (let i = 0; i < 9; i++) {
      if (squares[i] !== null) continue;
      squares[i] = isMaximizing ? 'O' : 'X';
      const score = minimax(squares, depth + 1, !isMaximizing);
      squares[i] = null;
      best = isMaximizing ? Math.max(best, score) : Math.min(best, score);
    }
    return best;
  }, []);

  const play = useCallback(() => {
    let [best, next] = [-Infinity, board];
    board.forEach((cell, i) => {
      if (cell !== null) return;
      const copy = [...board];
      copy[i] = 'O';
      const score = minimax(copy, 0, false);
      if (score > best) [best, next] = [score, copy];
    });
    setBoard(next);
    setIsMyTurn(true);
  }, [board, minimax]);

  useEffect(() => {
    if (!isMyTurn) setTimeout(play, delay);
  }, [isMyTurn, play]);

  return React.createElement('main', null, board.map((cell, i) => React.createElement('button', { key: i }, cell)));
}
