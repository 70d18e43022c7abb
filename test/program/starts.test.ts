import { expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { startGroups, starts } from '../../src/program/starts/index.ts';
import { words } from '../../src/words/index.ts';

test('every starting point has a title of its own, and every title a starting point', () => {
  const keys = new Set(starts.map(({ key }) => key));
  expect([...keys].toSorted()).toEqual(Object.keys(words.starts.texts).toSorted());
  const titles = Object.values(words.starts.texts).map(([title]) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(starts.map(({ language, key }) => `${language} ${key}`)).size).toBe(starts.length);
});

test.each(startGroups)('every language with starting points has one to %s', (group) => {
  const languages = new Set(starts.map(({ language }) => language));
  const there = new Set(starts.filter((start) => start.group === group).map(({ language }) => language));
  expect(there).toEqual(languages);
});

test.each(starts)('$file calls its own function for an unfinished position', async (start) => {
  const text = await start.text();
  const [, name] = /^(?:new )?(\w+)/.exec(start.call)!;
  expect(text).toMatch(new RegExp(`^(def|class|function) ${name}\\b`, 'm'));
  expect(text.split('\n').length).toBeLessThan(90);
  const position = parsePosition(start.position);
  expect(position.game.moves(position).length).toBeGreaterThan(0);
});
