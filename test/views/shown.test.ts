import { describe, expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { hasSameNodes, SHOWN_LIMIT, findShownIndex, chooseNodes } from '../../src/views/index.ts';
import { search } from '../../src/search/index.ts';

const small = search(parsePosition('oxx/.xo/o..'));
const large = search(parsePosition('.........'));

describe('what is shown', () => {
  test('is everything in a small tree, whatever the current node', () => {
    for (const current of [0, 5, 10]) {
      const { nodes, parent, folded } = chooseNodes(small, current);
      expect([...nodes]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect([...parent]).toEqual([...small.parent]);
      expect(folded.every((count) => count === 0)).toBe(true);
    }
  });

  test('at the root of the full tree is the root and its nine children, each with its count', () => {
    const { nodes, folded } = chooseNodes(large, 0);
    expect(nodes.length).toBe(10);
    expect([...folded]).toEqual([0, 59704, 63904, 59704, 63904, 55504, 63904, 59704, 63904, 59704]);
  });

  test('in the full tree stays within the limit, holds the path, and accounts for every node', () => {
    for (let current = 0; current < large.length; current += 7919) {
      const shown = chooseNodes(large, current);
      expect(shown.nodes.length).toBeLessThanOrEqual(SHOWN_LIMIT);
      for (let at = current; at >= 0; at = large.parent[at])
        expect(shown.nodes[findShownIndex(shown, large, at)]).toBe(at);
      const folded = shown.folded.reduce((sum, count) => sum + count, 0);
      expect(shown.nodes.length + folded).toBe(large.length);
    }
  });

  test('stays the same while the cursor walks through a subtree that fits', () => {
    const deep = large.find([0, 1, 2, 3, 4])!;
    const views = Array.from({ length: large.size(deep) }, (_, i) => chooseNodes(large, deep + i));
    expect(views.every((view) => hasSameNodes(view, views[0]))).toBe(true);
  });

  test('follows the folds of the reader, except on the path to the current node', () => {
    const fold = new Map([[1, false]]);
    expect([...chooseNodes(small, 0, fold).nodes]).toEqual([0, 1, 6, 7, 8, 9, 10]);
    expect(chooseNodes(small, 0, fold).folded[1]).toBe(4);
    expect(chooseNodes(small, 3, fold).nodes.length).toBe(11);
    const corner = large.find([0])!;
    const unfolded = chooseNodes(large, 0, new Map([[corner, true]]));
    expect(unfolded.nodes.length).toBe(18);
  });

  test('finds for a folded node the nearest one above that is shown', () => {
    const shown = chooseNodes(large, 0);
    expect(findShownIndex(shown, large, large.find([4, 0, 1])!)).toBe(5);
  });
});
