import type { PlyTree } from '../tree/ply-tree.ts';

export type FreeSide = 'head' | 'foot';

/** The side of the current node with more room in the tree: above or below. */
export function findFreeSide(tree: PlyTree | null): FreeSide {
  const node = tree?.renderRoot.querySelector('[role="treeitem"][aria-selected="true"]');
  if (!tree || !node) return 'foot';
  const [frame, shown] = [tree.getBoundingClientRect(), node.getBoundingClientRect()];
  return shown.top - frame.top > frame.bottom - shown.bottom ? 'head' : 'foot';
}
