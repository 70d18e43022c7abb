// position: oxx/.xo/o..
// made: bestMove(board)
(function (root, factory) {
  if (typeof define === 'function' && define.amd) define([], factory);
  else if (typeof module === 'object' && module.exports) module.exports = factory();
  else root.TicTacToeAI = factory();
}(typeof self !== 'undefined' ? self : this, function () {
  'use strict';
  var LINES = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];
  function won(board, mark) {
    return LINES.some(function (line) { return line.every(function (i) { return board[i] === mark; }); });
  }
  function minimax(board, isMax) {
    if (won(board, 'X')) return 1;
    if (won(board, 'O')) return -1;
    if (board.indexOf(null) === -1) return 0;
    var best = isMax ? -2 : 2;
    for (var i = 0; i < 9; i++) {
      if (board[i] !== null) continue;
      board[i] = isMax ? 'X' : 'O';
      best = Math[isMax ? 'max' : 'min'](best, minimax(board, !isMax));
      board[i] = null;
    }
    return best;
  }
  function bestMove(board) {
    var best = -2, move = -1;
    for (var i = 0; i < 9; i++) {
      if (board[i] !== null) continue;
      board[i] = 'X';
      var score = minimax(board, false);
      board[i] = null;
      if (score > best) { best = score; move = i; }
    }
    return move;
  }
  return { bestMove: bestMove, minimax: minimax };
}));
