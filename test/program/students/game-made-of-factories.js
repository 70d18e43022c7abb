function createCell() {
  let value = "";
  return {
    getValue: () => value,
    setValue(mark) { if (value !== "") return false; value = mark; return true; },
    reset() { value = ""; },
  };
}
function createBoard() {
  const cells = [];
  for (let i = 0; i < 9; i++) cells.push(createCell());
  function getCells() { return cells; }
  function place(i, mark) { return cells[i].setValue(mark); }
  function clear() { cells.forEach((c) => c.reset()); }
  return { getCells, place, clear };
}
function createGame() {
  const board = createBoard();
  const players = [{ name: "You", mark: "X" }, { name: "Computer", mark: "O" }];
  let turn = 0;
  const lines = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];
  function hasWon(mark) {
    const cells = board.getCells();
    return lines.some((line) => line.every((i) => cells[i].getValue() === mark));
  }
  function openCells() { return board.getCells().map((c, i) => (c.getValue() === "" ? i : -1)).filter((i) => i >= 0); }
  function minimax(isComputer) {
    if (hasWon("O")) return 10;
    if (hasWon("X")) return -10;
    const open = openCells();
    if (open.length === 0) return 0;
    let best = isComputer ? -1000 : 1000;
    for (const i of open) {
      board.getCells()[i].setValue(isComputer ? "O" : "X");
      const score = minimax(!isComputer);
      board.getCells()[i].reset();
      best = isComputer ? Math.max(best, score) : Math.min(best, score);
    }
    return best;
  }
  function computerMove() {
    let best = -1000;
    let move = -1;
    for (const i of openCells()) {
      board.getCells()[i].setValue("O");
      const score = minimax(false);
      board.getCells()[i].reset();
      if (score > best) { best = score; move = i; }
    }
    return move;
  }
  function play(i) {
    if (!board.place(i, players[turn].mark)) return;
    turn = 1 - turn;
    if (turn === 1) { board.place(computerMove(), "O"); turn = 0; }
  }
  return { play, computerMove };
}
const game = createGame();
