// position: oxx/.xo/o..
// made: minimax(board, 0, false)
// A page of components, whose styles and packages play no part here.
import React, { useState, useEffect, useCallback } from 'react';
import './App.css';

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

export function calculateWinner(squares) {
  for (const [a, b, c] of LINES) {
    if (squares[a] && squares[a] === squares[b] && squares[a] === squares[c]) return squares[a];
  }
  return null;
}

const minimax = (squares, depth, isMaximizing) => {
  const winner = calculateWinner(squares);
  if (winner === 'O') return 10 - depth;
  if (winner === 'X') return depth - 10;
  if (squares.every(Boolean)) return 0;
  const scores = squares
    .map((s, i) => (s ? null : i))
    .filter((i) => i !== null)
    .map((i) => {
      const next = squares.slice();
      next[i] = isMaximizing ? 'O' : 'X';
      return minimax(next, depth + 1, !isMaximizing);
    });
  return isMaximizing ? Math.max(...scores) : Math.min(...scores);
};

export const findBestMove = (squares) => {
  let best = -Infinity;
  let move = -1;
  squares.forEach((s, i) => {
    if (s) return;
    const next = [...squares];
    next[i] = 'O';
    const score = minimax(next, 0, false);
    if (score > best) {
      best = score;
      move = i;
    }
  });
  return move;
};

export default function Game() {
  const [squares, setSquares] = useState(Array(9).fill(null));
  const [xIsNext, setXIsNext] = useState(true);
  const winner = calculateWinner(squares);

  const handleClick = useCallback((i) => {
    if (squares[i] || winner) return;
    const next = squares.slice();
    next[i] = 'X';
    setSquares(next);
    setXIsNext(false);
  }, [squares, winner]);

  useEffect(() => {
    if (!xIsNext && !winner) {
      const move = findBestMove(squares);
      const next = squares.slice();
      next[move] = 'O';
      setSquares(next);
      setXIsNext(true);
    }
  }, [xIsNext, squares, winner]);

  return React.createElement('div', { className: 'board' }, squares.map((v, i) =>
    React.createElement('button', { key: i, onClick: () => handleClick(i) }, v)));
}
