import { stratify, tree } from 'd3';
import { array, assert, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { tidy } from '../../src/layout/index.ts';
import { search } from '../../src/search/index.ts';

/** The x of every node as d3 has it, in the order of the ids. */
function oracle(parent: ArrayLike<number>): number[] {
  const ids = Array.from({ length: parent.length }, (_, id) => id);
  const root = stratify<number>()
    .id((id) => `${id}`)
    .parentId((id) => (parent[id] < 0 ? null : `${parent[id]}`))(ids);
  const x: number[] = [];
  tree<number>()
    .nodeSize([1, 1])(root)
    .each((node) => (x[node.data] = node.x));
  return x;
}

function difference(parent: ArrayLike<number>): number {
  const expected = oracle(parent);
  return tidy(parent).reduce((worst, x, node) => Math.max(worst, Math.abs(x - expected[node])), 0);
}

/** Any tree in preorder: each number says how many levels up from the last node the next one hangs. */
const trees = array(nat(6), { maxLength: 80 }).map((ups) => {
  const parent = [-1];
  for (const up of ups) {
    let above = parent.length - 1;
    for (let i = 0; i < up && parent[above] >= 0; i++) above = parent[above];
    parent.push(above);
  }
  return parent;
});

describe('tidy coordinates', () => {
  test('are those of d3.tree on any tree', () => {
    assert(
      property(trees, (parent) => difference(parent) < 1e-9),
      { seed: 2002, numRuns: 400 },
    );
  });

  test.each(['oxx/.xo/o..', '..o/.xx/oxo', 'x../..o/.xo', 'x../..o/ox.'])(
    'are those of d3.tree on the search of %s',
    (position) => expect(difference(search(parsePosition(position)).parent)).toBeLessThan(1e-9),
  );

  test('are those of d3.tree on all 549,946 nodes', { timeout: 60_000 }, () => {
    expect(difference(search(parsePosition('.........')).parent)).toBeLessThan(1e-6);
  });

  test('of a single node are 0', () => expect([...tidy([-1])]).toEqual([0]));

  test('keep siblings and cousins as far apart as they are told', () => {
    const x = tidy([-1, 0, 1, 1, 0, 4, 4], { siblings: 1, cousins: 1.5 });
    expect([...x]).toEqual([0, -1.25, -1.75, -0.75, 1.25, 0.75, 1.75]);
  });
});
