// position: oxx/.xo/o..
// made: board.minimax(0, false)
// The game is given the place in which it is shown, and its options.
class Game {
  constructor(root, options) {
    this.root = root;
    this.options = options;
    this.cells = Array(9).fill('');
    this.root.innerHTML = '';
    this.cells.forEach((_, i) => {
      const el = document.createElement('button');
      el.addEventListener('click', () => this.onClick(i));
      this.root.appendChild(el);
    });
  }
  onClick(i) {
    if (this.cells[i]) return;
    this.cells[i] = 'X';
    const best = this.bestMove();
    this.cells[best] = 'O';
    this.render();
  }
  render() { [...this.root.children].forEach((el, i) => (el.textContent = this.cells[i])); }
  has(p) {
    return [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]].some((l) => l.every((i) => this.cells[i] === p));
  }
  bestMove() {
    let best = -Infinity, move = null;
    this.cells.forEach((c, i) => {
      if (c) return;
      this.cells[i] = 'O';
      const v = this.minimax(1, false);
      this.cells[i] = '';
      if (v > best) { best = v; move = i; }
    });
    return move;
  }
  minimax(depth, isMax) {
    if (this.has('O')) return 10 - depth;
    if (this.has('X')) return depth - 10;
    if (this.cells.every(Boolean)) return 0;
    let best = isMax ? -Infinity : Infinity;
    for (let i = 0; i < 9; i++) {
      if (this.cells[i]) continue;
      this.cells[i] = isMax ? 'O' : 'X';
      const v = this.minimax(depth + 1, !isMax);
      this.cells[i] = '';
      best = isMax ? Math.max(best, v) : Math.min(best, v);
    }
    return best;
  }
}
window.addEventListener('load', () => {
  const game = new Game(document.querySelector('#app'), { first: 'X' });
  game.render();
});
