import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { readNumber } from '../../src/walk/index.ts';

test('a number is read however its thousands are set apart', () => {
  assert(
    property(integer({ min: -99_999_999, max: 99_999_999 }), (number) => {
      const grouped = number.toLocaleString('en');
      for (const mark of [',', ' ', '\u00a0', '\u202f', '’', "'", ''])
        expect(readNumber(grouped.replaceAll(',', mark))).toBe(number);
    }),
  );
});

test.each([
  ['0,125', 0.125],
  ['−1,5', -1.5],
  ['1,097.5', 1097.5],
  ['1,23', 1.23],
  ['1,23,456', null],
  ['1,0975', 1.0975],
  ['12 34', null],
])('%s is read as %s', (text, number) => expect(readNumber(text)).toBe(number));
