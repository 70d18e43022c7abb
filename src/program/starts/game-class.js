// A class that plays on one board and takes its moves back.

class TicTacToe {
  constructor(board) {
    // 1 for X, -1 for O, 0 for an empty cell
    this.board = board ?? [[0, 0, 0], [0, 0, 0], [0, 0, 0]];
  }

  legalMoves() {
    const moves = [];
    this.board.forEach((row, i) => row.forEach((cell, j) => cell === 0 && moves.push([i, j])));
    return moves;
  }

  isWin(player) {
    const b = this.board;
    const lines = [...b, ...[0, 1, 2].map((j) => [b[0][j], b[1][j], b[2][j]])];
    lines.push([b[0][0], b[1][1], b[2][2]], [b[0][2], b[1][1], b[2][0]]);
    return lines.some((line) => line.every((cell) => cell === player));
  }

  isOver() {
    return this.isWin(1) || this.isWin(-1) || this.legalMoves().length === 0;
  }

  play([row, column], player) {
    if (this.board[row][column] !== 0) throw new Error("this cell is taken");
    this.board[row][column] = player;
  }

  undo([row, column]) {
    this.board[row][column] = 0;
  }

  /** A win counts 10 less the moves that it takes, a loss the opposite. */
  winner(depth) {
    if (this.isWin(1)) return 10 - depth;
    if (this.isWin(-1)) return depth - 10;
    return 0;
  }

  minimax(player, depth = 0) {
    if (this.isOver()) return this.winner(depth);
    let best = null;
    for (const move of this.legalMoves()) {
      this.play(move, player);
      const value = this.minimax(-player, depth + 1);
      // There is only this one board: the next move must find it as it was.
      this.undo(move);
      // Multiplied by the player, larger is better for either side.
      if (best === null || value * player > best * player) best = value;
    }
    return best;
  }

  /** The first of the best moves for a player. */
  decision(player) {
    let bestMove = null;
    let bestValue = null;
    for (const move of this.legalMoves()) {
      this.play(move, player);
      const value = this.minimax(-player) * player;
      this.undo(move);
      if (bestValue === null || value > bestValue) [bestMove, bestValue] = [move, value];
    }
    return bestMove;
  }
}
