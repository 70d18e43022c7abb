import { expect, test } from 'vitest';
import {
  spellCount,
  formatCount,
  formatOrdinal,
  pluralise,
  formatScore,
} from '../../src/words/en/numbers.ts';

test('numbers have a true minus sign and words for infinity', () => {
  expect([3, 0, -0, -8, -0.5].map(formatScore)).toEqual(['3', '0', '0', '−8', '−0.5']);
  expect([Infinity, -Infinity].map(formatScore)).toEqual(['+∞', '−∞']);
});

test('counts are grouped by thousands', () => {
  expect([0, 11, 999, 1234, 549_946, 1_000_000].map(formatCount)).toEqual([
    '0',
    '11',
    '999',
    '1,234',
    '549,946',
    '1,000,000',
  ]);
});

test('small counts are written out', () => {
  expect([0, 1, 3, 10, 11, 5478].map(spellCount)).toEqual(['no', 'one', 'three', 'ten', '11', '5,478']);
});

test('ordinals', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111, 1001].map(formatOrdinal)).toEqual(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 101st 111th 1,001st'.split(' '),
  );
});

test('one, and many', () => {
  const moves = (value: number) => pluralise(value, 'move', 'moves');
  expect([0, 1, 2, 1200].map(moves)).toEqual(['0 moves', '1 move', '2 moves', '1,200 moves']);
});
