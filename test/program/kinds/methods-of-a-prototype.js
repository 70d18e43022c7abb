// position: oxx/.xo/o..
// made: board.bestMove("X")
function TicTacToe() {
  this.board = ['', '', '', '', '', '', '', '', ''];
  this.free = function () {
    return [...this.board.keys()].filter((i) => this.board[i] === '');
  };
}
TicTacToe.WINS = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];
TicTacToe.prototype = {
  winner: function () {
    for (var i = 0; i < 8; i++) {
      var w = TicTacToe.WINS[i];
      if (this.board[w[0]] && this.board[w[0]] === this.board[w[1]] && this.board[w[1]] === this.board[w[2]]) return this.board[w[0]];
    }
    return null;
  },
};
TicTacToe.prototype.minimax = function (player) {
  if (this.winner()) return this.winner() === 'X' ? 10 : -10;
  var moves = this.free();
  if (moves.length === 0) return 0;
  var best = player === 'X' ? -Infinity : Infinity;
  for (var i = 0; i < moves.length; i++) {
    this.board[moves[i]] = player;
    var v = this.minimax(player === 'X' ? 'O' : 'X');
    this.board[moves[i]] = '';
    best = player === 'X' ? Math.max(best, v) : Math.min(best, v);
  }
  return best;
};
TicTacToe.prototype.bestMove = function (player) {
  var best = null, bestScore = player === 'X' ? -Infinity : Infinity;
  this.free().forEach(function (i) {
    this.board[i] = player;
    var v = this.minimax(player === 'X' ? 'O' : 'X');
    this.board[i] = '';
    if (player === 'X' ? v > bestScore : v < bestScore) { bestScore = v; best = i; }
  }, this);
  return best;
};
