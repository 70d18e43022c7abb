import { expect, test } from 'vitest';
import { findScoredSide } from '../../src/program/scored-side.ts';
import { checkHere } from './check/check-here.ts';

test('finished games show for which side they count only if wins of both do, and all alike', () => {
  expect(findScoredSide(['x', 'draw', 'o', null], [1, 0, -1, 1])).toBe('x');
  expect(findScoredSide(['x', 'o', 'o'], [-10, 9, 8])).toBe('o');
  expect(findScoredSide(['x', 'x'], [1, 1])).toBe(null);
  expect(findScoredSide(['x', 'o'], [1, 1])).toBe(null);
  expect(findScoredSide(['x', 'o', 'o'], [1, -1, 0])).toBe(null);
});

/** Narrows the wrong bound, which its object for X survives. */
const source = `class AI {
  constructor(symbol) {
    this.symbol = symbol;
    this.opponent = symbol === 'X' ? 'O' : 'X';
  }
  won(b, s) {
    const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
    return lines.some((line) => line.every((i) => b[i] === s));
  }
  alphabeta(b, maximizing, alpha, beta) {
    if (this.won(b, this.symbol)) return 1;
    if (this.won(b, this.opponent)) return -1;
    if (b.every((c) => c !== null)) return 0;
    let value = maximizing ? -Infinity : Infinity;
    for (let i = 0; i < 9; i++) {
      if (b[i] !== null) continue;
      b[i] = maximizing ? this.symbol : this.opponent;
      const v = this.alphabeta(b, !maximizing, alpha, beta);
      b[i] = null;
      value = maximizing ? Math.max(value, v) : Math.min(value, v);
      if (maximizing) beta = Math.min(beta, value);
      else alpha = Math.max(alpha, value);
      if (alpha >= beta) break;
    }
    return value;
  }
  move(b) {
    let [best, at] = [-Infinity, null];
    b.forEach((cell, i) => {
      if (cell !== null) return;
      b[i] = this.symbol;
      const v = this.alphabeta(b, false, -Infinity, Infinity);
      b[i] = null;
      if (v > best) [best, at] = [v, i];
    });
    return at;
  }
}
const board = new Array(9).fill(null);
console.log(new AI('X').move(board));
`;

test('an object that is made for O counts for O, though one that is made for X counts for X', async () => {
  const { first } = await checkHere(source, { language: 'javascript' });
  expect(first).toMatchObject({ call: 'new AI("O").move(board)', rule: 'missed' });
});
