import { hierarchy, tree, type HierarchyPointNode } from 'd3';
import type { CallObject } from './object-tree.ts';

/** The coordinates of every node, as d3 gives them: an object a node, each with its x and y. */
export function d3Tree(root: CallObject): HierarchyPointNode<CallObject> {
  return tree<CallObject>().nodeSize([1, 1])(hierarchy(root));
}
