import { describe, expect, test } from 'vitest';
import {
  cellName,
  MnkGame,
  namings,
  parsePosition,
  ticTacToe,
  type MnkPosition,
} from '../../src/game/index.ts';
import { search } from '../../src/search/index.ts';
import { findCall } from '../../src/walk/index.ts';
import { firstWalk, positions } from '../facts.ts';
import { emptyCells, gridOf, isOver, play, reachable, textOf, winnerOf } from '../naive.ts';

const read = (text: string, toMove?: 'x' | 'o') => parsePosition(text, { toMove }) as MnkPosition;

describe('the rules agree with the naive ones on every position', () => {
  const every = reachable();

  test('outcome, moves and what they lead to', () => {
    for (const { grid, text, mover } of every) {
      const root = read(text);
      const outcome = winnerOf(grid) ?? (isOver(grid) ? 'draw' : null);
      const moves = isOver(grid) ? [] : emptyCells(grid);
      expect({ text, outcome: ticTacToe.outcome(root), moves: ticTacToe.moves(root) }).toEqual({
        text,
        outcome,
        moves,
      });
      expect(root.toMove).toBe(mover);
      for (const move of moves)
        expect(ticTacToe.format(ticTacToe.play(root, move))).toBe(textOf(play(gridOf(text), move, mover)));
    }
  });

  test('as many run and end as should', () => {
    const outcomes = every.map(({ text }) => ticTacToe.outcome(read(text)));
    const countOf = (outcome: string | null) => outcomes.filter((each) => each === outcome).length;
    const { x, o, draw } = positions.over;
    expect(countOf(null)).toBe(positions.running);
    expect([countOf('x'), countOf('o'), countOf('draw')]).toEqual([x, o, draw]);
  });

  test('different positions have different keys, and so have the sides to move', () => {
    const keys = every.flatMap(({ text }) => [
      ticTacToe.key(read(text, 'x')),
      ticTacToe.key(read(text, 'o')),
    ]);
    expect(new Set(keys).size).toBe(2 * positions.all);
  });

  test('the marks for drawing are those of the position, with the complete lines', () => {
    expect(ticTacToe.board(read('xxx/oo./o..'))).toEqual({
      columns: 3,
      rows: 3,
      cells: ['x', 'x', 'x', 'o', 'o', null, 'o', null, null],
      lines: [[0, 1, 2]],
    });
    expect(ticTacToe.board(read('xxx/xoo/xoo'))?.lines).toEqual([
      [0, 1, 2],
      [0, 3, 6],
    ]);
  });
});

test('a first walk, with the cells counted from 1', () => {
  const step = (at: MnkPosition, move: number) => ticTacToe.play(at, move - 1);
  const left = (at: MnkPosition) => ticTacToe.board(at).cells.flatMap((mark, i) => (mark ? [] : [i + 1]));
  const half = firstWalk.moves.reduce(step, ticTacToe.start());
  expect(left(half)).toEqual(firstWalk.left);
  const done = firstWalk.thenMoves.reduce(step, half);
  expect(ticTacToe.outcome(done)).toBe(firstWalk.winner);
  expect(left(done)).toEqual(firstWalk.empty);
});

describe('illegal moves', () => {
  test.each([
    [0, 'illegal move 0 in "oxx/.xo/o..": expected one of 3, 7, 8'],
    [9, 'illegal move 9 in "oxx/.xo/o..": expected one of 3, 7, 8'],
    [-1, 'illegal move -1 in "oxx/.xo/o..": expected one of 3, 7, 8'],
    [3.5, 'illegal move 3.5 in "oxx/.xo/o..": expected one of 3, 7, 8'],
    [Number.NaN, 'illegal move NaN in "oxx/.xo/o..": expected one of 3, 7, 8'],
  ])('%d', (move, message) => {
    expect(() => ticTacToe.play(read('oxx/.xo/o..'), move)).toThrow(new RangeError(message));
  });

  test('any, once the game is over', () => {
    expect(() => ticTacToe.play(read('xxx/oo./...'), 8)).toThrow(
      new RangeError('illegal move 8 in "xxx/oo./...": the game is over, expected no move'),
    );
  });
});

test('cells have names by four namings', () => {
  expect(cellName(7, 3, 'a1-c3')).toBe('b3');
  expect(cellName(7, 3, '0-8')).toBe('7');
  expect(cellName(7, 3, '1-9')).toBe('8');
  expect(cellName(7, 3, 'row-column')).toBe('(2, 1)');
  // No number, which would be taken for a cell.
  expect(cellName(-1, 3, '0-8')).not.toMatch(/\d/);
});

test('on every board each naming gives each cell a name of its own, by which it is found again', () => {
  const sizes = Array.from({ length: 25 }, (_, i) => i + 1);
  const boards = sizes.flatMap((columns) =>
    sizes.filter((rows) => columns * rows <= 25).map((rows) => new MnkGame(columns, rows, 1)),
  );
  for (const game of boards)
    for (const naming of namings) {
      const names = Array.from({ length: game.cells }, (_, cell) => game.moveName(cell, naming));
      expect(new Set(names).size).toBe(game.cells);
      // A line of one ends the game, so one move is all that a search of the start makes.
      const trace = search(game.start(), { depthLimit: 1 });
      const found = names.map((name) => trace.move[findCall(trace, name, naming)]);
      expect(found, `${game.name} ${naming}`).toEqual(names.map((_, cell) => cell));
    }
});

test.each([
  [6, 5, 4, 'invalid board 6,5,4: 30 cells, expected 1 to 25'],
  [0, 3, 3, 'invalid board 0,3,3: 0 cells, expected 1 to 25'],
  [3, 3, 4, 'invalid board 3,3,4: lines of 4 do not fit, expected 1 to the longer side'],
])('a board of %i by %i with %i in a row is refused', (columns, rows, k, message) => {
  expect(() => new MnkGame(columns, rows, k)).toThrow(new RangeError(message));
});
