const cells = document.querySelectorAll('.cell');
const statusText = document.getElementById('status');
const combos = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];
const human = 'X';
const computer = 'O';

cells.forEach((cell) => cell.addEventListener('click', onClick));

function onClick(e) {
  if (e.target.textContent !== '') return;
  e.target.textContent = human;
  if (checkWin(human)) { statusText.textContent = 'You win!'; return; }
  const move = getBestMove();
  if (move !== -1) cells[move].textContent = computer;
  if (checkWin(computer)) statusText.textContent = 'Computer wins!';
}

function checkWin(p) {
  return combos.some((c) => c.every((i) => cells[i].textContent === p));
}

function isFull() {
  return [...cells].every((c) => c.textContent !== '');
}

function minimax(isMax) {
  if (checkWin(computer)) return 1;
  if (checkWin(human)) return -1;
  if (isFull()) return 0;
  let best = isMax ? -Infinity : Infinity;
  for (let i = 0; i < cells.length; i++) {
    if (cells[i].textContent === '') {
      cells[i].textContent = isMax ? computer : human;
      const score = minimax(!isMax);
      best = isMax ? Math.max(score, best) : Math.min(score, best);
    }
  }
  return best;
}

function getBestMove() {
  let bestScore = -Infinity;
  let move = -1;
  for (let i = 0; i < cells.length; i++) {
    if (cells[i].textContent === '') {
      cells[i].textContent = computer;
      const score = minimax(false);
      cells[i].textContent = '';
      if (score > bestScore) { bestScore = score; move = i; }
    }
  }
  return move;
}
