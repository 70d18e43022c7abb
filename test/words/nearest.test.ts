import { expect, test } from 'vitest';
import { findNearest } from '../../src/words/nearest.ts';

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
