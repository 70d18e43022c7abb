import type { Trace } from '../search/index.ts';
import { shownIndex, type Shown } from './shown.ts';
import { tidy, type Separation } from './tidy.ts';

/** Where the shown nodes stand: x in columns with the root at 0; the ply of a node is its row. */
export interface TreeLayout {
  readonly shown: Shown;
  readonly x: Float64Array;
}

/** Nodes of different parents stand a little further apart than siblings, so that families can be told. */
const separation: Separation = { siblings: 1, cousins: 1.16 };

/** The tidy layout of what is shown. */
export function treeLayout(shown: Shown): TreeLayout {
  return { shown, x: tidy(shown.parent, separation) };
}

/**
 * A view on its way from one layout to another, `t` from 0 to 1: the nodes of the new layout, each between the places
 * that it has in the two. A node that was not shown before comes out of the nearest node above it that was.
 */
export function layoutBetween(trace: Trace, from: TreeLayout, to: TreeLayout, t: number): TreeLayout {
  const x = to.x.map((after, index) => {
    const before = from.x[shownIndex(from.shown, trace, to.shown.nodes[index])];
    return before + (after - before) * t;
  });
  return { shown: to.shown, x };
}
