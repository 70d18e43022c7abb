import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ticTacToe } from '../../src/game/index.ts';
import { runHere } from './run-here.ts';

const lesson = readFileSync('lessons/13-write-it-yourself.md', 'utf8');
const assignment = readFileSync('src/program/starts/assignment.py', 'utf8');

/** What the solutions of the lesson define, in their order; the mistake that is to be found is in no solution. */
const solutions = [...lesson.matchAll(/^:::solution [^]*?^:::$/gm)].flatMap(([text]) =>
  [...text.matchAll(/^```python\n([^]*?)^```$/gm)].map(([, code]) => code),
);
const withoutCache = solutions.filter((code) => !code.includes('known'));
const [cache] = solutions.filter((code) => code.includes('known'));
const whole = `import math\n${assignment}\n${withoutCache.join('\n')}`;

const ask = (source: string, x: number, o: number) =>
  runHere({ source, language: 'python', call: 'minimax(board)', position: ticTacToe.makePosition(x, o) });

test('the solutions of the lesson, put together, are the program that it promises', async () => {
  const { end, trace } = await ask(whole, 0b000_010_110, 0b001_100_001);
  expect(end).toEqual({ kind: 'done' });
  expect([trace?.length, trace?.readReturned(0), trace?.score[0]]).toEqual([11, '(2, 1)', 1]);
});

test('the cache of the lesson saves calls, and changes no value', async () => {
  const board = [0b010_000_001, 0b100_100_000] as const;
  const [plain, cached] = [await ask(whole, ...board), await ask(`${whole}\n${cache}`, ...board)];
  expect(plain.trace?.length).toBe(186);
  expect(cached.trace!.length).toBeLessThan(186);
  expect(cached.trace!.score[0]).toBe(plain.trace!.score[0]);
});

test('the player of the lesson plays itself to a draw, board by board', async () => {
  const play = /^```python\n(board = \[\[[^]*?)^```$/m.exec(lesson)![1];
  const { before } = await ask(`${whole}\n${play}`, 0b000_010_110, 0b001_100_001);
  expect(before).toHaveLength(5 * 4);
  expect(before.slice(-4).join('')).not.toContain('.');
});
