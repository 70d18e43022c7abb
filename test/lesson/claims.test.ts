import { expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { search } from '../../src/search/index.ts';
import { alphaBeta, lostGame, positions, wholeTree } from '../facts.ts';
import { emptyCells, gridOf, isOver, play, reachable, solve, textOf, winnerOf } from '../naive.ts';
import type { Grid, Mark } from '../naive.ts';

/*
 * What the lessons say in words of their own, where no `ply-value` has it checked: each claim is worked out anew, as far
 * as it goes without the program's own search.
 */

const rules = { scoring: 'plain', win: 1, depthFrom: 'root', max: 'x' } as const;
const memory = new Map();
const boards = reachable();
const solved = (text: string, mover: Mark) => solve(gridOf(text), mover, rules, memory);

/** The calls, or without early ends the orders of moves, that a tree of tic-tac-toe has at each ply. */
const orders = Array.from({ length: 10 }, (_, ply) =>
  Array.from({ length: ply }, (__, i) => 9 - i).reduce((product, factor) => product * factor, 1),
);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** All games from a board on, in the order of the search: their moves, and the board at the end. */
function* games(grid: Grid, mover: Mark, moves: readonly number[] = []): Generator<[number[], Grid]> {
  if (isOver(grid)) yield [[...moves], grid];
  else
    for (const cell of emptyCells(grid))
      yield* games(play(grid, cell, mover), mover === 'x' ? 'o' : 'x', [...moves, cell]);
}

test('lesson 1: two of the five games end on one board, and the lab’s board can come up', () => {
  const ends = [...games(gridOf('oxx/.xo/o..'), 'x')].map(([, grid]) => textOf(grid));
  expect(ends.length - new Set(ends).size).toBe(1);
  expect(boards.map(({ text }) => text)).toContain('x.o/oo./xxx');
});

test('lesson 1: nine times eight times seven is right up to ply 5', () => {
  expect(orders.findIndex((count, ply) => count !== wholeTree.nodesPerPly[ply])).toBe(6);
});

test('lesson 2: X wins with its third, fourth and fifth move, O with its third and fourth', () => {
  const plies = (mark: Mark) =>
    new Set(
      boards.filter(({ grid }) => winnerOf(grid) === mark).map(({ grid }) => 9 - emptyCells(grid).length),
    );
  expect(plies('x')).toEqual(new Set([5, 7, 9]));
  // On ply 8 O has four marks: its fourth move.
  expect(plies('o')).toEqual(new Set([6, 8]));
});

test('lesson 5: the last of equals is another answer in three of six positions', () => {
  const choices = ['xox/x.o/..o', 'x../..o/.xo', 'x../..o/ox.', 'x.o/.o./..x', 'xxo/.x./.oo', '.../.../...']
    .map((text) => solved(text, 'x').best)
    .map((best) => [best[0], best.at(-1)]);
  expect(choices.filter(([first, last]) => first !== last)).toEqual([
    [1, 4],
    [3, 6],
    [0, 8],
  ]);
});

test('lesson 5: starting at nothing fails on the second pair and on the empty board', () => {
  const values = ['x.o/.o./..x', 'xxo/.x./.oo', '.../.../...'].map((text) => solved(text, 'x').score);
  expect(values.map((value) => value > 0)).toEqual([true, false, false]);
});

test('lesson 5: without the minus both moves of O come out alike', () => {
  const value = (grid: Grid, mover: Mark): number =>
    isOver(grid)
      ? -Number(winnerOf(grid) !== null)
      : Math.max(
          ...emptyCells(grid).map((cell) => value(play(grid, cell, mover), mover === 'x' ? 'o' : 'x')),
        );
  const root = gridOf('oox/xo./x.x');
  expect(emptyCells(root).map((cell) => value(play(root, cell, 'o'), 'x'))).toEqual([-1, -1]);
});

test('lesson 7: how many answers hold after each kind of opening', () => {
  const holding = ['x../.../...', '.x./.../...', '.../.x./...'].map((text) => solved(text, 'o').best);
  expect(holding).toEqual([[4], [0, 2, 4, 7], [0, 2, 6, 8]]);
});

test('lesson 8: shares and sums', () => {
  const { nodes, steps, nodesPerPly } = wholeTree;
  const lastTwo = sum(nodesPerPly.slice(8)) / nodes;
  expect(lastTwo).toBeLessThan(0.6);
  expect(lastTwo).toBeGreaterThan(0.59);
  expect(sum(nodesPerPly.slice(0, 5)) / nodes).toBeLessThan(0.01);
  expect(Math.round((10 * steps) / 86_400)).toBe(127);
  expect(Math.round(100 * (1 - positions.all / nodes))).toBe(99);
  expect([orders[9], sum(orders)]).toEqual([362_880, 986_410]);
  expect(1 - nodes / sum(orders)).toBeCloseTo(0.44);
});

test('lesson 8: with three marks every board comes up twice, with four four times', () => {
  const withMarks = (count: number) =>
    boards.filter(({ grid }) => emptyCells(grid).length === 9 - count).length;
  expect([withMarks(3), withMarks(4)]).toEqual([wholeTree.nodesPerPly[3] / 2, wholeTree.nodesPerPly[4] / 4]);
  expect(withMarks(3)).toBe(252);
});

test('lesson 8: the calls at which its game and the first draw end, counted from 1', () => {
  const trace = search(parsePosition('.../.../...'));
  expect(trace.find(lostGame.moves)! + 1).toBe(277_326);
  for (const [moves, grid] of games(gridOf('.../.../...'), 'x'))
    if (winnerOf(grid) === null) {
      expect(trace.find(moves)! + 1).toBe(20);
      break;
    }
});

test('lesson 10: alpha-beta calls one in thirty', () => {
  expect(Math.round(wholeTree.nodes / alphaBeta.plain.nodes)).toBe(30);
});

test('lesson 11: a thousand million games a second', () => {
  const years = (cells: number) =>
    Array.from({ length: cells }, (_, i) => i + 1).reduce((product, i) => product * i) / 1e9 / 31_557_600;
  expect(years(25) / 1e6).toBeCloseTo(491.5, 0);
  const universe = 13.8e9;
  expect([26, 27].map((cells) => years(cells) > universe)).toEqual([false, true]);
});

test('lesson 12: a start of 0 for MAX gives a wrong value only to positions that are lost for X', () => {
  const fromZero = (grid: Grid, mover: Mark): number => {
    if (isOver(grid)) return { x: 1, o: -1, null: 0 }[String(winnerOf(grid)) as Mark | 'null'];
    const scores = emptyCells(grid).map((cell) =>
      fromZero(play(grid, cell, mover), mover === 'x' ? 'o' : 'x'),
    );
    return mover === 'x' ? Math.max(0, ...scores) : Math.min(...scores);
  };
  const few = boards.filter(({ grid }) => emptyCells(grid).length < 7);
  const wrong = few.filter(({ grid, mover, text }) => fromZero(grid, mover) !== solved(text, mover).score);
  expect(new Set(wrong.map(({ text, mover }) => solved(text, mover).score))).toEqual(new Set([-1]));
});
