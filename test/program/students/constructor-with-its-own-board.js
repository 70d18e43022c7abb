function TicTacToe() {
  var board = [' ', ' ', ' ', ' ', ' ', ' ', ' ', ' ', ' '];
  var LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

  function wins(player) {
    return LINES.some(function (line) {
      return line.every(function (i) { return board[i] === player; });
    });
  }

  function score(player) {
    if (wins('X')) return 10;
    if (wins('O')) return -10;
    if (board.indexOf(' ') < 0) return 0;
    var best = player === 'X' ? -100 : 100;
    for (var i = 0; i < 9; i++) {
      if (board[i] !== ' ') continue;
      board[i] = player;
      var value = score(player === 'X' ? 'O' : 'X');
      board[i] = ' ';
      best = Math.max(best, value);
    }
    return best;
  }

  this.computerMove = function () {
    var best = 100;
    var choice = null;
    for (var i = 0; i < 9; i++) {
      if (board[i] !== ' ') continue;
      board[i] = 'O';
      var value = score('X');
      board[i] = ' ';
      if (value < best) {
        best = value;
        choice = i;
      }
    }
    return choice;
  };
}

var game = new TicTacToe();
