// position: oxx/.xo/o..
// made: minimax(board, "X")
// A page that goes through its board, and copies it, as jQuery does.
$(document).ready(function () {
  var board = ['', '', '', '', '', '', '', '', ''];
  var wins = ['012', '345', '678', '036', '147', '258', '048', '246'];
  function won(b, mark) {
    return $.grep(wins, (line) => $.inArray(false, $.map([...line], (i) => b[i] === mark)) < 0).length > 0;
  }
  function minimax(b, mark) {
    if (won(b, 'X')) return { score: -1 };
    if (won(b, 'O')) return { score: 1 };
    var best = null;
    $.each(b, function (i, cell) {
      if (cell !== '') return;
      var next = $.extend(true, [], b);
      next[i] = mark;
      var score = minimax(next, mark === 'O' ? 'X' : 'O').score;
      if (!best || (mark === 'O' ? score > best.score : score < best.score)) best = { score: score, index: i };
    });
    return best || { score: 0 };
  }
  $('.cell').on('click', function () {
    board[$(this).data('id')] = 'X';
    board[minimax(board, 'O').index] = 'O';
  });
});
