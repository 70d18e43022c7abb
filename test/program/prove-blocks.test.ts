import { expect, test } from 'vitest';
import { proveBlocks } from '../../src/build/prove-blocks.ts';
import { readPrograms, readSite } from '../../src/build/read-site.ts';
import { compileLesson, type PageBlocks } from '../../src/lesson/index.ts';
import { programTexts } from '../../src/program/starts/index.ts';
import { writeBlocks } from '../../src/site/write/snippets.ts';
import { sampled } from '../sample.ts';

const { guide, states, lessons } = readSite('.');

test('the guide and the reference have exercises', () => {
  expect([guide, states].map(({ blocks }) => blocks.length)).toEqual([2, 2]);
});

const exercises = [...lessons, guide, states].flatMap(({ file, blocks }) =>
  blocks.map((block) => ({ file, line: block.line, blocks: [block] })),
);

test.each(sampled(exercises, 1))(
  'the exercise at $file:$line is right, and all that is wrong in it changes something',
  async (exercise) => {
    expect(await proveBlocks([exercise])).toEqual([]);
  },
);

test('the page for writing has the programs that a build has', () => {
  const built = [...readPrograms('.').keys()].filter((file) => !file.endsWith('.json'));
  expect([...programTexts.keys()].toSorted()).toEqual(built.toSorted());
});

test.each([false, true])('the blocks from the palette are right, with gaps: %s', async (hasGaps) => {
  const front = 'title: T\nsummary: S.\nminutes: 5\nexercise-minutes: 1\nobjectives:\n  - do it';
  const source = `---\n${front}\n---\n\n## A\n\n${writeBlocks('lines', hasGaps)}\n`;
  const page = compileLesson(source, { file: 'lessons/01-a.md', programs: readPrograms('.') });
  expect(page.blocks.map((block) => block.lines.includes('___'))).toEqual([hasGaps]);
  expect(await proveBlocks([page])).toEqual([]);
});

const lines = `function minimax(board, isMax) {
  if (isOver(board)) return score(board);
  let best = isMax ? -Infinity : Infinity;
  for (const move of moves(board)) {
    const value = minimax(play(board, move, isMax ? "X" : "O"), !isMax);
    best = isMax ? Math.max(best, value) : Math.min(best, value);
  }
  return best;
}`;

/** An exercise with one line replaced. Its goal, `answers`, is checked quickly. */
const exercise = (before: string, after: string): PageBlocks => ({
  language: 'javascript',
  lines: lines.replace(before, after),
  given: readPrograms('.').get('rules.js')!,
  call: 'minimax(board, true)',
  position: 'oxx/.xo/o..',
  reads: '',
  asks: 'answers',
  line: 10,
});

test.each([
  ['return best;', 'return null;', 10, /right lines/],
  ['  return best;', '  return best;\n  // or: return best + 0;', 19, /fails no test/],
  ['  return best;', '  return best;\n  // or sign: return -best;', null, null],
  ['let best = isMax ? -Infinity', 'let best = isMax ? ___-Infinity___', null, null],
  ['isMax ? "X" : "O"', 'true || ___isMax___ ? "X" : "O"', 15, /gap.*affects no test/],
] as const)('%s becomes %s', async (before, after, line, text) => {
  const problems = await proveBlocks([{ file: 'a.md', blocks: [exercise(before, after)] }]);
  expect(problems.map((problem) => problem.line)).toEqual(line === null ? [] : [line]);
  if (text) expect(problems[0].text).toMatch(text);
});
