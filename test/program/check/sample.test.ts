import vm from 'node:vm';
import { expect, test } from 'vitest';
import type { Side } from '../../../src/game/index.ts';
import { listAsked } from '../../../src/program/check/asked-positions.ts';
import { starts } from '../../../src/program/starts/index.ts';

/** A program of the course, and how it is called where `cells` has nine of `x`, `o` and `.`. */
interface Called {
  readonly file: string;
  /** JavaScript. */
  readonly call: string;
  /** The cell that an answer names; without it, an answer is a value for X. */
  readonly cell?: (answer: never) => number;
  readonly side?: Side;
}

const write = (x: string, o: string, empty: string) =>
  `cells.map((each) => ({ x: ${x}, o: ${o} })[each] ?? ${empty})`;
const inRows = (cells: string) => `[0, 3, 6].map((from) => ${cells}.slice(from, from + 3))`;

const twoFunctions: Called = {
  file: 'two-functions.js',
  call: `minimax(${inRows(write('"X"', '"O"', 'null'))})`,
  cell: ([row, column]: [number, number]) => 3 * row + column,
};
const bestMove: Called = {
  file: 'best-move.js',
  call: `bestMove(${write('"X"', '"O"', '" "')})`,
  cell: (cell: number) => cell,
  side: 'x',
};
const negamax: Called = {
  file: 'negamax.js',
  call: `bestMove(${write('1', '-1', '0')}, side === "x" ? 1 : -1)`,
  cell: (cell: number) => cell,
};
const alphaBeta: Called = {
  file: 'alpha-beta.js',
  call: `alphaBeta(${write('"X"', '"O"', '"-"')}, -Infinity, Infinity, side === "x")`,
};
const depthPenalty: Called = {
  file: 'depth-penalty.js',
  call: `minimax(${inRows(write('"x"', '"o"', '"_"'))}, 0, side === "x")`,
};

/** Each makes a right program wrong, some in few of the 4,438 positions. */
const changes: readonly (readonly [Called, from: string, to: string])[] = [
  // Starts with a value that a loss cannot replace.
  [twoFunctions, 'let value = -Infinity', 'let value = 0'],
  [twoFunctions, 'let value = Infinity', 'let value = 0'],
  [bestMove, 'isMax ? -Infinity : Infinity', 'isMax ? 0 : Infinity'],
  [bestMove, 'isMax ? -Infinity : Infinity', 'isMax ? -Infinity : 0'],
  [negamax, 'let best = -2; // worse', 'let best = 0; // worse'],
  [depthPenalty, 'isMax ? -1000 : 1000', 'isMax ? 0 : 1000'],
  [depthPenalty, 'isMax ? -1000 : 1000', 'isMax ? -1000 : 0'],
  // Tries too few moves.
  [
    bestMove,
    'for (const move of moves(board)) {\n    // After',
    'for (const move of moves(board).slice(0, 4)) {\n//',
  ],
  [
    bestMove,
    'for (const move of moves(board)) {\n    // Make',
    'for (const move of moves(board).slice(0, 3)) {\n//',
  ],
  [negamax, 'best = Math.max(best, value);', 'best = Math.max(best, value);\nif (best === 0) break;'],
  [
    negamax,
    'if (value > best) [chosen, best] = [move, value];',
    'if (value > best) [chosen, best] = [move, value];\nif (best === 0) break;',
  ],
  [alphaBeta, 'if (alpha >= beta) break;', 'if (alpha >= beta - 1) break;'],
  // Misses a line, or the last cell.
  [twoFunctions, 'board[i][2 - i]', 'board[i][i]'],
  [twoFunctions, '[0, 1, 2].map((j)', '[0, 1].map((j)'],
  [alphaBeta, 'cell < 9', 'cell < 8'],
  // Looks only so far ahead.
  [depthPenalty, '!isMovesLeft(board)', '!isMovesLeft(board) || depth > 3'],
  [negamax, 'moves(board).length === 0', 'moves(board).length < 2'],
  // Takes the wrong value or side.
  [twoFunctions, '? minValue(child) : -maxValue(child)', '? minValue(child) : -minValue(child)'],
  [twoFunctions, 'value = Math.min(value, maxValue', 'value = Math.min(value, minValue'],
  [negamax, 'best = Math.max(best, value);', 'best = value;'],
  [negamax, 'won * player', 'won'],
];

const sample = listAsked('glance', 1, null);

const rows = changes.map(([called, from, to]) => ({ called, file: called.file, from, to }));

test.each(rows)('$file with $to for $from is wrong in the sample', async ({ called, from, to }) => {
  const right = await starts.find(({ file }) => file === called.file)!.text();
  expect(countWrong(called, right)).toBe(0);
  expect(right).toContain(from);
  expect(countWrong(called, right.replace(from, to))).toBeGreaterThan(0);
});

function countWrong({ call, cell, side }: Called, source: string): number {
  const ask = vm.runInNewContext(`${source};(cells, side) => ${call}`) as (
    cells: readonly string[],
    side: Side,
  ) => never;
  return sample.filter(({ position, plain }) => {
    if (side !== undefined && side !== position.toMove) return false;
    const cells = [...position.game.format(position).replaceAll(/[^xo.]/g, '')].slice(0, 9);
    const answer = ask(cells, position.toMove);
    if (cell) return answer === null || !plain.best.includes(cell(answer));
    return Math.sign(answer) !== plain.score;
  }).length;
}
