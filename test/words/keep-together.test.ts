import { expect, test } from 'vitest';
import { keepTogether } from '../../src/words/index.ts';

test.each([
  // Short formulas.
  ['with 10 − depth. Count', 'with 10~−~depth. Count'],
  ['so alpha ≥ beta, and', 'so alpha~≥~beta, and'],
  ['it is max(a, b) = c.', 'it is max(a,~b)~=~c.'],
  ['(0, 1), (2, 0)', '(0,~1), (2,~0)'],
  // The operands may be in elements before and after.
  [' ≥ ', '~≥~'],
  ['it is 1 − 10 = ', 'it is 1~−~10~=~'],
  // A long one breaks, before its relation first.
  ['9 × 8 × 7 × … × 1 = 362,880 games', '9~×~8~×~7~×~…~×~1 =~362,880 games'],
  ['9 · 8 · 7 · 6 · 5 · 4 · 3 · 2 · 1 calls', '9 ·~8 ·~7 ·~6 ·~5 ·~4 ·~3 ·~2 ·~1 calls'],
  // Moves and names.
  ['X b2, O c2, X ', 'X~b2, O~c2, X~'],
  ['at ply 5 or depth d', 'at ply~5 or depth~d'],
  // Not formulas.
  ['a2 · a2 b3 · a2 c3', 'a2 · a2 b3 · a2 c3'],
  ['in step. ≠ marks', 'in step. ≠~marks'],
  ['O plays. X has a depth. Branch after branch', 'O plays. X has a depth. Branch after branch'],
])('%s', (text, together) => {
  expect(keepTogether(text).replaceAll('\u00a0', '~')).toBe(together);
});
