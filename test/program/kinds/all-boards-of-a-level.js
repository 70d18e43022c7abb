// made: minimax(board)
// position: oxx/.xo/o..
// It plays O alone, and gives its search all boards after a move at once, so that no call shows whose move that was.
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

function worth(board) {
  const has = (mark) => LINES.some((line) => line.every((i) => board[Math.floor(i / 3)][i % 3] === mark));
  return has('o') ? 1 : has('x') ? -1 : 0;
}

function spread(board, mark, first) {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .filter((i) => !board[Math.floor(i / 3)][i % 3])
    .map((i) => {
      const after = board.map((row) => [...row]);
      after[Math.floor(i / 3)][i % 3] = mark;
      return { after, position: first ?? [Math.floor(i / 3), i % 3] };
    });
}

/** The value of a level and the move that leads to it. */
function level(mark, ...boards) {
  const isOver = boards.some(({ after }) => worth(after) !== 0 || after.flat().every(Boolean));
  const other = mark === 'o' ? 'x' : 'o';
  const values = boards.map(({ after, position }) =>
    isOver ? worth(after) : level(other, ...spread(after, other, position)).value,
  );
  const best = mark === 'o' ? Math.max(...values) : Math.min(...values);
  return { value: best, position: boards[values.indexOf(best)].position };
}

function minimax(board) {
  return level('o', ...spread(board, 'o')).position;
}
