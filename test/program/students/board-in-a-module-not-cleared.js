const gameBoard = (() => {
  let board = ['', '', '', '', '', '', '', '', ''];

  const getBoard = () => board;
  const put = (index, mark) => {
    if (board[index] !== '') return false;
    board[index] = mark;
    return true;
  };
  const clear = (index) => {
    board[index] = '';
  };
  const free = () => board.map((cell, index) => (cell === '' ? index : -1)).filter((index) => index >= 0);
  const restart = () => {
    board = ['', '', '', '', '', '', '', '', ''];
  };
  return { getBoard, put, clear, free, restart };
})();

const rules = (() => {
  const lines = ['012', '345', '678', '036', '147', '258', '048', '246'];
  const hasWon = (mark) => lines.some((line) => [...line].every((index) => gameBoard.getBoard()[index] === mark));
  const isOver = () => gameBoard.free().length === 0;
  return { hasWon, isOver };
})();

const computer = (() => {
  const minimax = (depth, isMax) => {
    if (rules.hasWon('O')) return 10 - depth;
    if (rules.hasWon('X')) return depth - 10;
    if (rules.isOver()) return 0;
    const values = [];
    for (const index of gameBoard.free()) {
      gameBoard.put(index, isMax ? 'O' : 'X');
      values.push(minimax(depth + 1, !isMax));
    }
    return isMax ? Math.max(...values) : Math.min(...values);
  };

  const chooseMove = () => {
    let [best, move] = [-Infinity, null];
    for (const index of gameBoard.free()) {
      gameBoard.put(index, 'O');
      const value = minimax(1, false);
      gameBoard.clear(index);
      if (value > best) [best, move] = [value, index];
    }
    return move;
  };
  return { chooseMove };
})();

const screen = (() => {
  const squares = document.querySelectorAll('.square');
  const show = () => gameBoard.getBoard().forEach((mark, index) => (squares[index].textContent = mark));
  const turn = (id) => {
    if (!gameBoard.put(id, 'X')) return;
    gameBoard.put(computer.chooseMove(), 'O');
    show();
  };
  squares.forEach((square, index) => square.addEventListener('click', () => turn(index)));
})();
