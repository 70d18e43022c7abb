// position: oxx/.xo/o..
// made: minimax(board, "X")
// All of it is in what runs when the page is there.
document.addEventListener('DOMContentLoaded', () => {
  const buttons = document.querySelectorAll('.cell');
  const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
  let board = Array(9).fill(null);

  function has(mark) {
    return lines.some((line) => line.every((i) => board[i] === mark));
  }

  function minimax(cells, mark) {
    if (has('X')) return 1;
    if (has('O')) return -1;
    if (!cells.includes(null)) return 0;
    const values = [];
    for (let i = 0; i < 9; i++) {
      if (cells[i] !== null) continue;
      cells[i] = mark;
      values.push(minimax(cells, mark === 'X' ? 'O' : 'X'));
      cells[i] = null;
    }
    return mark === 'X' ? Math.max(...values) : Math.min(...values);
  }

  buttons.forEach((each, i) => {
    each.addEventListener('click', () => {
      board[i] = 'X';
      minimax(board, 'O');
    });
  });
});
