import { expect, test } from 'vitest';
import { words } from '../../src/words/index.ts';

test('the report has a row for every criterion of WCAG 2.2, level A and AA, in order', () => {
  const conformance = words.conformance;
  const counts = (['A', 'AA'] as const).map((of) => conformance.filter(({ level }) => level === of).length);
  expect(counts).toEqual([31, 24]);
  const numbers = conformance.map(({ number }) => number.split('.').map(Number));
  const sorted = numbers.toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
  expect(numbers).toEqual(sorted);
  // What only partly holds, or does not apply, says why.
  expect(conformance.filter(({ result, remark }) => result !== 'supports' && remark === '')).toEqual([]);
});
