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
