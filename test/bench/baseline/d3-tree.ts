import { hierarchy, tree, type HierarchyPointNode } from 'd3';

/** A tree of objects, as `d3.hierarchy` wants it. */
export interface NodeObject {
  readonly children?: readonly this[];
}

/** The coordinates of every node, as d3 gives them: an object a node, each with its x and y. */
export function d3Tree<Node extends NodeObject>(root: Node): HierarchyPointNode<Node> {
  return tree<Node>().nodeSize([1, 1])(hierarchy(root, ({ children }) => children));
}

/** The tree of a column of parents in preorder as objects that hold their children and nothing else. */
export function nodeObjects(parent: ArrayLike<number>): NodeObject {
  const nodes = Array.from(parent, (): { children: NodeObject[] } => ({ children: [] }));
  for (let node = 1; node < nodes.length; node++) nodes[parent[node]].children.push(nodes[node]);
  return nodes[0];
}
