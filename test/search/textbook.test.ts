import { expect, test } from 'vitest';
import { minimax, minimaxWithMemo, resolveOptions } from '../../src/search/index.ts';
import { undecided } from './undecided.ts';

test('minimax with a dictionary has the value of minimax on all positions', () => {
  for (const memo of ['positions', 'symmetry'] as const) {
    for (const max of ['x', 'o'] as const) {
      const known = new Map<number | null, number>();
      for (const position of undecided) {
        const options = resolveOptions({ memo, max }, position);
        const value = minimaxWithMemo(position, options, known);
        expect(value).toBe(minimaxOnce(position, max));
      }
    }
  }
});

const values = new Map<unknown, number>();

/** The textbook's value from X's side, found once for every position. */
function minimaxOnce(position: (typeof undecided)[number], max: 'x' | 'o'): number {
  const value = values.get(position) ?? minimax(position, resolveOptions({}, position));
  values.set(position, value);
  return max === 'x' ? value : 0 - value;
}
