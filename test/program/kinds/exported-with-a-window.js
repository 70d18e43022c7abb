// position: oxx/.xo/o..
// made: minimax(board, 0, false)
export const Player = Object.freeze({ X: 'X', O: 'O' });

export function calculateWinner(squares) {
  const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
  for (let i = 0; i < lines.length; i++) {
    const [a, b, c] = lines[i];
    if (squares[a] && squares[a] === squares[b] && squares[a] === squares[c]) {
      return squares[a];
    }
  }
  return null;
}

const isBoardFull = (squares) => squares.every((square) => square !== null);

export function minimax(squares, depth, isMaximizing, alpha = -Infinity, beta = Infinity) {
  const winner = calculateWinner(squares);
  if (winner === Player.O) return 10 - depth;
  if (winner === Player.X) return depth - 10;
  if (isBoardFull(squares)) return 0;

  if (isMaximizing) {
    let maxEval = -Infinity;
    for (let i = 0; i < squares.length; i++) {
      if (squares[i] === null) {
        const nextSquares = squares.slice();
        nextSquares[i] = Player.O;
        const evaluation = minimax(nextSquares, depth + 1, false, alpha, beta);
        maxEval = Math.max(maxEval, evaluation);
        alpha = Math.max(alpha, evaluation);
        if (beta <= alpha) break;
      }
    }
    return maxEval;
  } else {
    let minEval = Infinity;
    for (let i = 0; i < squares.length; i++) {
      if (squares[i] === null) {
        const nextSquares = squares.slice();
        nextSquares[i] = Player.X;
        const evaluation = minimax(nextSquares, depth + 1, true, alpha, beta);
        minEval = Math.min(minEval, evaluation);
        beta = Math.min(beta, evaluation);
        if (beta <= alpha) break;
      }
    }
    return minEval;
  }
}

export function getBestMove(squares) {
  let bestScore = -Infinity;
  let move = null;
  squares.forEach((square, index) => {
    if (square === null) {
      const next = squares.slice();
      next[index] = Player.O;
      const score = minimax(next, 0, false);
      if (score > bestScore) {
        bestScore = score;
        move = index;
      }
    }
  });
  return move;
}
