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

/** A tree in preorder with a copy of another as the first child of a node. */
function withCopy(host: readonly number[], above: number, other: readonly number[]): number[] {
  const moved = (parent: number) => (parent > above ? parent + other.length : parent);
  const copy = other.map((parent) => (parent < 0 ? above : above + 1 + parent));
  return [...host.slice(0, above + 1), ...copy, ...host.slice(above + 1).map(moved)];
}

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

  test('are those of d3.tree on trees that hold the same subtrees again and again', () => {
    assert(
      property(trees, array(nat(79), { minLength: 1, maxLength: 12 }), (parent, above) => {
        const whole = above.reduce<number[]>((host, at) => withCopy(host, at % host.length, parent), [-1]);
        return difference(whole) < 1e-9;
      }),
      { seed: 1971, numRuns: 200 },
    );
  });

  test('are those of d3.tree on all 549,946 nodes', { timeout: 60_000 }, () => {
    expect(difference(search(parsePosition('.........')).parent)).toBeLessThan(1e-6);
  });

  test('hold where a tree is a single path, or a single family, of any length', () => {
    const [deep, wide] = [(node: number) => node - 1, (node: number) => Math.min(0, node - 1)];
    for (const above of [deep, wide])
      expect(difference(Array.from({ length: 2_000 }, (_, node) => above(node)))).toBe(0);
    expect(tidy(Array.from({ length: 200_000 }, (_, node) => deep(node))).at(-1)).toBe(0);
    expect(tidy(Array.from({ length: 200_000 }, (_, node) => wide(node))).at(-1)).toBe(99_999);
  });

  test('of a single node are 0', () => expect([...tidy([-1])]).toEqual([0]));

  test('keep siblings and cousins as far apart as they are told', () => {
    const x = tidy([-1, 0, 1, 1, 0, 4, 4], { siblings: 1, cousins: 1.5 });
    expect([...x]).toEqual([0, -1.25, -1.75, -0.75, 1.25, 0.75, 1.75]);
  });
});
