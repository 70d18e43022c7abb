import { tidy } from '../../../src/layout/index.ts';
import { parsePosition, search } from '../../../src/lib/engine.ts';
import { emptyBoard } from '../baseline/copied-arrays.ts';
import { d3Tree } from '../baseline/d3-tree.ts';
import { callObjects } from '../baseline/object-tree.ts';
import type { Group } from '../measure.ts';

/** The coordinates of every node of the whole tree; a test holds ours to those of d3. */
export function layingOut(): Group {
  const root = callObjects(emptyBoard(), 'x');
  const { parent } = search(parsePosition('.../.../...'));
  return {
    title: 'Coordinates of all 549,946 nodes',
    rounds: 8,
    baseline: { name: 'd3.tree on an object tree', operations: 1, run: () => d3Tree(root) },
    tasks: [{ name: 'tidy on the columns', operations: 1, run: () => tidy(parent) }],
  };
}
