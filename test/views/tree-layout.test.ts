import { expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { blendLayouts, chooseNodes, layOutTree } from '../../src/views/index.ts';
import { search } from '../../src/search/index.ts';
import { measureTree, fitSizes } from '../../src/views/tree/metrics.ts';
import { size } from '../../src/views/tree/sizes.ts';
import { measureText } from '../../src/views/tree/text-width.ts';

const trace = search(parsePosition('oxx/.xo/o..'));

test.each([
  ['oxx/.xo/o..', 0],
  ['x../..o/ox.', 5],
  ['.../.../...', 277_325],
])('in the layout of %s around %i parents are centred, and neighbours keep apart', (position, current) => {
  const shown = chooseNodes(search(parsePosition(position)), current);
  const { across } = layOutTree(shown);
  const ply = shown.parent.reduce<number[]>((plies, above) => [...plies, (plies[above] ?? -1) + 1], []);
  const last = new Map<number, number>();
  for (const [index, above] of shown.parent.entries()) {
    const children = [...shown.parent.keys()].filter((at) => shown.parent[at] === index);
    if (children.length > 0)
      expect(across[index]).toBeCloseTo((across[children[0]] + across[children.at(-1)!]) / 2);
    const neighbour = last.get(ply[index]);
    if (neighbour !== undefined) {
      const apart = shown.parent[neighbour] === above ? 1 : 1.16;
      expect(across[index] - across[neighbour]).toBeGreaterThanOrEqual(apart - 1e-9);
    }
    last.set(ply[index], index);
  }
  expect(across[0]).toBe(0);
});

test('a layout on its way starts at the old places and ends at the new ones', () => {
  const folded = layOutTree(chooseNodes(trace, 0, new Map([[1, false]])));
  const whole = layOutTree(chooseNodes(trace, 0));
  const start = blendLayouts(trace, folded, whole, 0);
  expect(start.shown).toBe(whole.shown);
  expect(start.across[1]).toBe(folded.across[1]);
  expect(start.across.slice(2, 6).every((x) => x === folded.across[1])).toBe(true);
  expect(blendLayouts(trace, folded, whole, 1).across).toEqual(whole.across);
});

test('a cut branch is to the right of the searched ones, and moves with them', () => {
  const cutting = search(parsePosition('[[3,5],[2,9]]'), { algorithm: 'alpha-beta' });
  const whole = layOutTree(chooseNodes(cutting, 0));
  expect(whole.shown.cuts).toEqual([{ index: 4, moves: [1] }]);
  expect(whole.cutAcross[0] - whole.across[5]).toBeCloseTo(1);
  const folded = layOutTree(chooseNodes(cutting, 0, new Map([[4, false]])));
  expect(folded.shown.cuts).toEqual([]);
  expect(blendLayouts(cutting, folded, whole, 0).cutAcross[0]).toBe(folded.across[4]);
  expect(blendLayouts(cutting, folded, whole, 1).cutAcross).toEqual(whole.cutAcross);
});

test('the path of a large tree keeps within as many columns as the root has moves, wherever it goes', () => {
  const large = search(parsePosition('.........'));
  for (const current of [0, 40, 59_704, 277_325, 300_001, 549_945]) {
    const shown = chooseNodes(large, current, undefined, 0);
    const { across } = layOutTree(shown, 9);
    for (const ply of new Set(shown.nodes.map((node) => large.ply[node]))) {
      const row = [...across].filter((_, index) => large.ply[shown.nodes[index]] === ply);
      expect(Math.min(...row)).toBeGreaterThanOrEqual(-4 - 1e-9);
      // In a row with free columns what is beside the last box needs half of one.
      expect(Math.max(...row)).toBeLessThanOrEqual(row.length < 9 ? 3.5 : 4 + 1e-9);
    }
    for (const [index, above] of shown.parent.entries())
      if (index > 0 && shown.parent[index - 1] === above)
        expect(across[index] - across[index - 1]).toBeGreaterThanOrEqual(1 - 1e-9);
  }
});

test('in a low band the name of a move ends before the next box, or is left out', () => {
  const puzzle = search(parsePosition('x../..o/ox.'));
  const names = [...puzzle.children(0)].map((child) =>
    puzzle.root.game.moveName(puzzle.move[child], 'a1-c3'),
  );
  const reach = Math.max(...names.map((name) => measureText(`X ${name}`) * size.labelFont)) + size.beside;
  for (let column = 40; column < 130; column++) {
    const wide = measureTree(puzzle, {}, { box: 34, column, row: 96, isCompact: true });
    const { isCompact, width, room } = fitSizes(wide, 1);
    if (isCompact) expect(width + reach + 4, `columns of ${column}`).toBeLessThanOrEqual(room);
    if (column >= 75) expect(isCompact).toBe(true);
  }
});
