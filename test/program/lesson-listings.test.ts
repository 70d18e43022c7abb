import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPrograms } from '../../src/build/read-site.ts';
import { parsePosition } from '../../src/game/index.ts';
import { perfectGame } from '../facts.ts';
import { runHere } from './run-here.ts';

// What lessons have their readers put at the end of a program, run there; and listings that stand in prose alone.

const programs = readPrograms('.');
const start = (name: string) => programs.get(name)!;

/** A lesson, by its number. */
const lesson = (name: string) => readFileSync(`lessons/${name}.md`, 'utf8');

/** The listings of a text in a language, in their order. */
const listings = (text: string, language: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))].map(([, code]) => code);

/** The one listing of a lesson in which something stands. */
function listing(text: string, part: string, language = 'python'): string {
  const found = listings(text, language).filter((code) => code.includes(part));
  expect(found, part).toHaveLength(1);
  return found[0];
}

/** What a program prints as it is loaded, line by line. */
async function printed(parts: readonly string[], call = 'minimax(board)'): Promise<readonly string[]> {
  const source = parts.join('\n');
  const position = parsePosition('x../..o/.xo');
  const { before, notes } = await runHere({ source, language: 'python', call, position });
  expect(notes).toEqual([]);
  return before;
}

const ends = lesson('02-scoring-the-end');
const writing = lesson('13-write-it-yourself');
/** What the solutions of lesson 13 define; the cache is the last of them. */
const written = [...writing.matchAll(/^:::solution [^]*?^:::$/gm)].flatMap(([text]) =>
  listings(text, 'python'),
);
const own = ['import math', start('assignment.py'), ...written];

const judge = (lines: string) =>
  printed(
    [
      start('judge.py').replace(/^LINES = \[[^]*?^\]$/m, lines),
      listing(ends, 'won = winner'),
      listing(ends, 'tests = '),
    ],
    'score(board)',
  );

/** The eight lines of a board, as the judge writes them. */
const all = ['0, 1, 2', '3, 4, 5', '6, 7, 8', '0, 3, 6', '1, 4, 7', '2, 5, 8', '0, 4, 8', '2, 4, 6'];

const linesBut = (left: string | null) =>
  `LINES = [${all
    .filter((line) => line !== left)
    .map((line) => `(${line})`)
    .join(', ')}]`;

/** How many of the worksheet's boards are not judged as it expects. */
const unexpected = (lines: readonly string[]) =>
  lines.filter((line) => {
    const [, expected, obtained] = /^Expected (\S+) obtained (\S+)$/.exec(line)!;
    return expected !== obtained;
  }).length;

test('the judge of lesson 2 judges the eight boards of the worksheet as expected', async () => {
  const lines = await judge(linesBut(null));
  expect(lines).toHaveLength(8);
  expect(unexpected(lines)).toBe(0);
});

test('and of its eight lines three can be forgotten without one of these boards noticing', async () => {
  const unnoticed: string[] = [];
  for (const line of all) if (unexpected(await judge(linesBut(line))) === 0) unnoticed.push(line);
  expect(unnoticed).toEqual(['0, 1, 2', '2, 5, 8', '0, 4, 8']);
});

test('lesson 6 scores a finished game by its depth', async () => {
  const scoring = listing(lesson('06-win-sooner-lose-later'), 'def score(board, depth)');
  const asks = ['"XXXOO    "', '"OOOXX X  "', '"XOXXOOOXX"'].map(
    (cells) => `print(score(list(${cells}), 3))`,
  );
  expect(await printed([start('stage-5.py'), scoring, ...asks], 'has_won(board, "X")')).toEqual([
    '7',
    '-7',
    '0',
  ]);
});

test('lesson 7 prints the game of two perfect players, from its first move on', () => {
  const [, text] = /^```\n([^]*?)^```$/m.exec(lesson('07-perfect-play'))!;
  const boards = text.split('\n\n').flatMap((line) =>
    [0, 9, 18].map((at) =>
      line
        .trimEnd()
        .split('\n')
        .map((row) => row.slice(at, at + 5).padEnd(5)),
    ),
  );
  const marks = Array<string>(9).fill(' ');
  perfectGame.forEach((cell, place) => {
    marks[cell] = place % 2 === 0 ? 'x' : 'o';
    expect(boards[place]).toEqual([0, 3, 6].map((from) => marks.slice(from, from + 3).join('|')));
  });
});

test('lesson 9 times ten searches of which one alone has something left to do', async () => {
  const remembering = lesson('09-never-think-twice');
  const times = await printed(
    [start('stage-5.py'), listing(remembering, 'known = {}'), listing(remembering, 'range(10)')],
    'minimax(board, True)',
  );
  expect(times).toHaveLength(10);
  for (const time of times) expect(Number(time)).toBeGreaterThanOrEqual(0);
});

test('lesson 13 plays a game by calls, and its boards share no row', async () => {
  const boards = await printed([
    ...own,
    listing(writing, 'boards = [initial_state()]'),
    listing(writing, 'assert before'),
  ]);
  const shown = boards.join('\n').split('\n');
  expect(shown.length % 8).toBe(0);
  const height = shown.length / 8;
  const each = Array.from({ length: 8 }, (_, place) =>
    shown.slice(place * height, (place + 1) * height).join('\n'),
  );
  expect(new Set(each).size).toBe(8);
});
