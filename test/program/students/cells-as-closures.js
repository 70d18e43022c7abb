function Cell() {
  let value = 0;
  const addToken = (player) => { value = player; };
  const getValue = () => value;
  return { addToken, getValue };
}
function Gameboard() {
  const rows = 3;
  const columns = 3;
  const board = [];
  for (let i = 0; i < rows; i++) {
    board[i] = [];
    for (let j = 0; j < columns; j++) {
      board[i].push(Cell());
    }
  }
  const getBoard = () => board;
  const dropToken = (row, column, player) => {
    if (board[row][column].getValue() !== 0) return false;
    board[row][column].addToken(player);
    return true;
  };
  const clearCell = (row, column) => board[row][column].addToken(0);
  const printBoard = () => {
    const boardWithCellValues = board.map((row) => row.map((cell) => cell.getValue()));
    console.log(boardWithCellValues);
  };
  return { getBoard, dropToken, clearCell, printBoard };
}
function getWinner(board) {
  const v = board.map((row) => row.map((cell) => cell.getValue()));
  for (let i = 0; i < 3; i++) {
    if (v[i][0] && v[i][0] === v[i][1] && v[i][1] === v[i][2]) return v[i][0];
    if (v[0][i] && v[0][i] === v[1][i] && v[1][i] === v[2][i]) return v[0][i];
  }
  if (v[1][1] && ((v[0][0] === v[1][1] && v[1][1] === v[2][2]) || (v[0][2] === v[1][1] && v[1][1] === v[2][0]))) return v[1][1];
  return 0;
}
function isFull(board) {
  return board.every((row) => row.every((cell) => cell.getValue() !== 0));
}
function minimax(board, depth, isMax) {
  const winner = getWinner(board);
  if (winner === 2) return 10 - depth;
  if (winner === 1) return depth - 10;
  if (isFull(board)) return 0;
  let best = isMax ? -Infinity : Infinity;
  for (let r = 0; r < 3; r++) {
    for (let c = 0; c < 3; c++) {
      if (board[r][c].getValue() === 0) {
        board[r][c].addToken(isMax ? 2 : 1);
        const score = minimax(board, depth + 1, !isMax);
        board[r][c].addToken(0);
        best = isMax ? Math.max(best, score) : Math.min(best, score);
      }
    }
  }
  return best;
}
function bestMove(board) {
  let best = -Infinity;
  let move = null;
  for (let r = 0; r < 3; r++) {
    for (let c = 0; c < 3; c++) {
      if (board[r][c].getValue() === 0) {
        board[r][c].addToken(2);
        const score = minimax(board, 0, false);
        board[r][c].addToken(0);
        if (score > best) { best = score; move = [r, c]; }
      }
    }
  }
  return move;
}
function GameController(playerOneName = "Player One", playerTwoName = "Computer") {
  const board = Gameboard();
  const players = [{ name: playerOneName, token: 1 }, { name: playerTwoName, token: 2 }];
  let activePlayer = players[0];
  const switchPlayerTurn = () => { activePlayer = activePlayer === players[0] ? players[1] : players[0]; };
  const getActivePlayer = () => activePlayer;
  const printNewRound = () => { board.printBoard(); console.log(`${getActivePlayer().name}'s turn.`); };
  const playRound = (row, column) => {
    board.dropToken(row, column, getActivePlayer().token);
    switchPlayerTurn();
    const reply = bestMove(board.getBoard());
    if (reply) board.dropToken(reply[0], reply[1], 2);
    switchPlayerTurn();
    printNewRound();
  };
  printNewRound();
  return { playRound, getActivePlayer };
}
const game = GameController();
