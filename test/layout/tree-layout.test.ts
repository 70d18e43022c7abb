import { expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { layoutBetween, shownNodes, treeLayout } from '../../src/layout/index.ts';
import { search } from '../../src/search/index.ts';

const trace = search(parsePosition('oxx/.xo/o..'));

test('a layout on its way starts at the old places and ends at the new ones', () => {
  const folded = treeLayout(shownNodes(trace, 0, new Map([[1, false]])));
  const whole = treeLayout(shownNodes(trace, 0));
  const start = layoutBetween(trace, folded, whole, 0);
  expect(start.shown).toBe(whole.shown);
  expect(start.x[1]).toBe(folded.x[1]);
  expect(start.x.slice(2, 6).every((x) => x === folded.x[1])).toBe(true);
  expect(layoutBetween(trace, folded, whole, 1).x).toEqual(whole.x);
});

test('a branch that was cut stands to the right of those that were searched, and moves along', () => {
  const cutting = search(parsePosition('[[3,5],[2,9]]'), { algorithm: 'alpha-beta' });
  const whole = treeLayout(shownNodes(cutting, 0));
  expect(whole.shown.cuts).toEqual([{ index: 4, moves: [1] }]);
  expect(whole.cutX[0] - whole.x[5]).toBeCloseTo(1);
  const folded = treeLayout(shownNodes(cutting, 0, new Map([[4, false]])));
  expect(folded.shown.cuts).toEqual([]);
  expect(layoutBetween(cutting, folded, whole, 0).cutX[0]).toBe(folded.x[4]);
  expect(layoutBetween(cutting, folded, whole, 1).cutX).toEqual(whole.cutX);
});
