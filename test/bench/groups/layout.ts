import { tidy } from '../../../src/layout/index.ts';
import { parsePosition, search } from '../../../src/lib/engine.ts';
import { d3Tree, nodeObjects } from '../baseline/d3-tree.ts';
import type { Group } from '../measure.ts';

/**
 * The coordinates of every node of the whole tree; a test holds ours to those of d3. Its objects hold nothing but their
 * children, so that neither side is charged for keeping more.
 */
export function layingOut(): Group {
  const { parent } = search(parsePosition('.../.../...'));
  const root = nodeObjects(parent);
  return {
    title: 'Coordinates of all 549,946 nodes',
    rounds: 12,
    isApart: true,
    baseline: { name: 'd3.tree on an object tree', operations: 1, run: () => d3Tree(root) },
    tasks: [{ name: 'tidy on the columns', operations: 1, run: () => tidy(parent) }],
  };
}
