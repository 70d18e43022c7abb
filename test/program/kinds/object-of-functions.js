// position: oxx/.xo/o..
// made: computer.minimax(board, true)
const computer = {
  LINES: [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
  ],

  winner(board) {
    for (const [a, b, c] of computer.LINES)
      if (board[a] !== ' ' && board[a] === board[b] && board[b] === board[c]) return board[a];
    return null;
  },

  emptyCells(board) {
    return board.map((mark, cell) => (mark === ' ' ? cell : -1)).filter((cell) => cell >= 0);
  },

  minimax(board, isMax) {
    const winner = this.winner(board);
    if (winner) return winner === 'X' ? 1 : -1;
    const cells = this.emptyCells(board);
    if (cells.length === 0) return 0;
    let best = isMax ? -Infinity : Infinity;
    for (const cell of cells) {
      board[cell] = isMax ? 'X' : 'O';
      const value = computer.minimax(board, !isMax);
      board[cell] = ' ';
      best = isMax ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  },
};

startTheGameOf(computer);
