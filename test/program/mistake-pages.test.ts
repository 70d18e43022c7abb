import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measureMistakes } from '../../src/build/measure-mistakes.ts';
import { parsePosition, type MnkPosition } from '../../src/game/index.ts';
import { findMistake, listFindings } from '../../src/program/index.ts';
import { mistakeFacts } from '../../src/program/starts/mistake-facts.ts';
import { starts } from '../../src/program/starts/index.ts';
import { mistakes } from '../../src/program/starts/mistakes.ts';
import { fetchRecordedRun } from '../../src/program/starts/recordings.ts';
import { words } from '../../src/words/index.ts';
import { runHere } from './run-here.ts';

const named = starts.filter(({ group }) => group === 'named');

test('each mistake has its words and a belief of the same name', () => {
  expect(Object.keys(words.mistakePages.texts).toSorted()).toEqual([...mistakes].toSorted());
  for (const mistake of mistakes) expect(Object.keys(words.beliefs)).toContain(mistake);
  const titles = Object.values(words.mistakePages.texts).map(({ title }) => title);
  expect(new Set(titles).size).toBe(mistakes.length);
});

test('each program plays right without its mistake, and what is recorded about it is still true; npm run programs writes it', async () => {
  expect(await measureMistakes()).toEqual(mistakeFacts);
});

test.each(mistakes)('%s plays worse on its board', async (mistake) => {
  const { position, plays, best } = mistakeFacts[mistake];
  expect(best).not.toContain(plays);
  const board = parsePosition(position) as MnkPosition;
  // The recorded run is of Python, what is measured of JavaScript.
  const { program } = await fetchRecordedRun(mistake, 'python', board);
  const [first, second] = program.answered!.match(/\d+/g)?.map(Number) ?? [];
  expect(second === undefined ? (first ?? null) : 3 * first + second).toBe(plays);
});

/** What the run alone does not tell apart: marks that are left, and moves that are numbers like values. */
const alike: Readonly<Record<string, string>> = {
  'shared-rows': 'not-undone',
  'value-for-move': 'starts-at-zero',
};

test.each(named)('the finding in $file leads to its own page, or to none', async (start) => {
  const source = await start.text();
  const run = await runHere({ ...start, source, position: parsePosition(start.position) });
  const found = listFindings(run, source).map(({ rule }) => findMistake(rule) ?? start.key);
  for (const mistake of found) expect([start.key, alike[start.key]]).toContain(mistake);
});

const lessons = readdirSync('lessons').map((name) => readFileSync(`lessons/${name}`, 'utf8'));

test('every mistake is asked about in a lesson, or a lesson leads to its page', () => {
  const all = lessons.join('\n');
  for (const mistake of mistakes)
    expect([mistake, all.includes(` — ${mistake}: `) || all.includes(`../../mistakes/${mistake}/`)]).toEqual([
      mistake,
      true,
    ]);
});
