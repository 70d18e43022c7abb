import { expect, test } from 'vitest';
import { findNearest } from '../../src/words/nearest.ts';
import { words } from '../../src/words/index.ts';

const known = ['ply-tree', 'ply-board', 'ply-stack', 'depth', 'plain', 'id', 'x'];

test.each([
  ['ply-tre', 'ply-tree'],
  ['ply-baord', 'ply-board'],
  ['PLY-TREE', 'ply-tree'],
  ['deepth', 'depth'],
  ['di', 'id'],
  ['of', null],
  ['y', null],
  ['something', null],
])('%s is nearest to %s', (found, expected) => {
  expect(findNearest(found, known)).toBe(expected);
});

test('a message about many names gives their number, and some of them', () => {
  const names = Array.from({ length: 97 }, (_, i) => `program-${i}`);
  const text = words.lessonProblems.program('nothing like it', names);
  expect(text).toContain('97');
  expect(text.match(/program-\d+/g)!.length).toBeLessThan(5);
});
