import { Families, type Separation } from './families.ts';
import { shapeColumn, SubtreeShapes } from './subtree-shapes.ts';

/**
 * The tidy drawing of a tree given as a column of parents in preorder (−1 for the root): every node's x in columns,
 * the root at 0. Parents stand centred over their children, equal subtrees look equal, and no two nodes of a level
 * come nearer than the separation. Because equal subtrees look equal, each different one is laid out once; the
 * coordinates are those of d3.tree. In linear time.
 */
export function tidy(
  parent: ArrayLike<number>,
  separation: Separation = { siblings: 1, cousins: 2 },
): Float64Array {
  const shapes = new SubtreeShapes();
  const shape = shapeColumn(parent, shapes);
  const families = new Families(shapes, separation);
  // From here on, where the offset of a node's next child stands. The last nodes first: families come after children.
  const next = shape;
  for (let node = next.length - 1; node >= 0; node--) next[node] = families.first(shape[node]);
  const x = new Float64Array(parent.length);
  for (let node = 1; node < x.length; node++) {
    const above = parent[node];
    x[node] = x[above] + families.offsets[next[above]++];
  }
  return x;
}
