// position: oxx/.xo/o..
// made: minimax(board, "X")
const createAI = (aiMark, humanMark) => {
  const combos = ['012', '345', '678', '036', '147', '258', '048', '246'].map((s) => [...s].map(Number));
  const wins = (board, mark) => combos.some((c) => c.every((i) => board[i] === mark));
  const empty = (board) => board.map((v, i) => (v === '' ? i : -1)).filter((i) => i >= 0);
  const swap = (mark) => (mark === aiMark ? humanMark : aiMark);
  const withMark = (board, i, mark) => Object.assign([...board], { [i]: mark });

  const minimax = (board, mark, depth = 0) =>
    wins(board, aiMark) ? { score: 10 - depth }
    : wins(board, humanMark) ? { score: depth - 10 }
    : empty(board).length === 0 ? { score: 0 }
    : empty(board)
        .map((index) => ({ index, score: minimax(withMark(board, index, mark), swap(mark), depth + 1).score }))
        .reduce((a, b) => ((mark === aiMark ? b.score > a.score : b.score < a.score) ? b : a));

  return { move: (board) => minimax(board, aiMark).index };
};

const ai = createAI('O', 'X');
const nextMove = (board) => ai.move(board);
console.log(nextMove(['X', '', '', '', '', '', '', '', '']));
