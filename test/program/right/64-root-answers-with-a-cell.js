// call: new Player().getBestMove(board)
// position: oxx/.xo/o..
// The outermost call answers with a cell, or a text of one of the best; those below with values.
class Board {
  constructor(state = ['', '', '', '', '', '', '', '', '']) {
    this.state = state;
  }
  isFull() { return this.state.every(cell => cell); }
  insert(symbol, position) {
    if (this.state[position]) return false;
    this.state[position] = symbol;
    return true;
  }
  getAvailableMoves() {
    const moves = [];
    this.state.forEach((cell, index) => { if (!cell) moves.push(index); });
    return moves;
  }
  isTerminal() {
    const lines = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];
    for (const [a, b, c] of lines) {
      if (this.state[a] && this.state[a] === this.state[b] && this.state[a] === this.state[c]) return { winner: this.state[a] };
    }
    if (this.isFull()) return { winner: 'draw' };
    return false;
  }
}
class Player {
  constructor(maxDepth = -1) {
    this.maxDepth = maxDepth;
    this.nodesMap = new Map();
  }
  getBestMove(board, maximizing = true, callback = () => {}, depth = 0) {
    if (depth === 0) this.nodesMap.clear();
    if (board.isTerminal() || depth === this.maxDepth) {
      if (board.isTerminal().winner === 'x') return 100 - depth;
      else if (board.isTerminal().winner === 'o') return -100 + depth;
      return 0;
    }
    if (maximizing) {
      let best = -100;
      board.getAvailableMoves().forEach(index => {
        const child = new Board([...board.state]);
        child.insert('x', index);
        const nodeValue = this.getBestMove(child, false, callback, depth + 1);
        best = Math.max(best, nodeValue);
        if (depth === 0) {
          const moves = this.nodesMap.has(nodeValue) ? `${this.nodesMap.get(nodeValue)},${index}` : index;
          this.nodesMap.set(nodeValue, moves);
        }
      });
      if (depth === 0) {
        let returnValue;
        if (typeof this.nodesMap.get(best) === 'string') {
          const arr = this.nodesMap.get(best).split(',');
          returnValue = arr[Math.floor(Math.random() * arr.length)];
        } else {
          returnValue = this.nodesMap.get(best);
        }
        callback(returnValue);
        return returnValue;
      }
      return best;
    }
    let best = 100;
    board.getAvailableMoves().forEach(index => {
      const child = new Board([...board.state]);
      child.insert('o', index);
      const nodeValue = this.getBestMove(child, true, callback, depth + 1);
      best = Math.min(best, nodeValue);
    });
    return best;
  }
}
const p = new Player();
console.log(p.getBestMove(new Board(['o','x','x','','x','o','o','',''])));
