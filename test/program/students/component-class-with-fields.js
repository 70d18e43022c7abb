// A component of React whose functions are fields of its class.
import React, { Component } from 'react';

class Game extends Component {
  constructor(props) {
    super(props);
    this.state = { squares: Array(9).fill(null), isMyTurn: true };
  }

  lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

  calculateWinner = (squares) => {
    for (const [a, b, c] of this.lines)
      if (squares[a] && squares[a] === squares[b] && squares[a] === squares[c]) return squares[a];
    return null;
  };

  minimax = (squares, isX) => {
    const winner = this.calculateWinner(squares);
    if (winner) return winner === 'X' ? 1 : -1;
    if (squares.every(Boolean)) return 0;
    const values = squares.flatMap((square, i) => {
      if (square) return [];
      const copy = squares.slice();
      copy[i] = isX ? 'X' : 'O';
      return [this.minimax(copy, !isX)];
    });
    return isX ? Math.max(...values) : Math.min(...values);
  };

  play = () => {
    let [best, next] = [Infinity, this.state.squares];
    this.state.squares.forEach((square, i) => {
      if (square) return;
      const copy = this.state.squares.slice();
      copy[i] = 'O';
      const value = this.minimax(copy, true);
      if (value < best) [best, next] = [value, copy];
    });
    this.setState({ squares: next, isMyTurn: true });
  };

  render() {
    return React.createElement('button', { onClick: this.play }, this.props.title);
  }
}

export default Game;
