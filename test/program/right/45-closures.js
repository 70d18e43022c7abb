// call: chooseMove(board)
// position: x../..o/.xo
const EMPTY_BOARD = Object.freeze(Array(9).fill(null));

function calculateWinner(squares) {
  const lines = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
  ];
  for (const [a, b, c] of lines) {
    if (squares[a] && squares[a] === squares[b] && squares[a] === squares[c]) return squares[a];
  }
  return null;
}

function chooseMove(squares) {
  const me = squares.filter(Boolean).length % 2 === 0 ? 'X' : 'O';
  const opponent = me === 'X' ? 'O' : 'X';

  const search = (position, depth, alpha, beta, mine) => {
    const winner = calculateWinner(position);
    if (winner) return winner === me ? 10 - depth : depth - 10;
    if (position.every(Boolean)) return 0;
    for (const [i, square] of position.entries()) {
      if (square) continue;
      const next = [...position];
      next[i] = mine ? me : opponent;
      const score = search(next, depth + 1, alpha, beta, !mine);
      if (mine) alpha = Math.max(alpha, score);
      else beta = Math.min(beta, score);
      if (beta <= alpha) break;
    }
    return mine ? alpha : beta;
  };

  let bestScore = -Infinity;
  let bestMove = null;
  squares.forEach((square, i) => {
    if (square) return;
    const next = squares.slice();
    next[i] = me;
    const score = search(next, 1, -Infinity, Infinity, false);
    if (score > bestScore) [bestScore, bestMove] = [score, i];
  });
  return bestMove;
}
