import type { Trace } from '../search/index.ts';
import { shownIndex, type Shown } from './shown.ts';
import type { Separation } from './families.ts';
import { tidy } from './tidy.ts';

/** Where the shown nodes stand: x in columns with the root at 0; the ply of a node is its row. */
export interface TreeLayout {
  readonly shown: Shown;
  readonly x: Float64Array;
  /** Where the branches stand that were cut, in the order of `shown.cuts`. */
  readonly cutX: Float64Array;
}

/** Nodes of different parents stand a little further apart than siblings, so that families can be told. */
const separation: Separation = { siblings: 1, cousins: 1.16 };

/** The tidy layout of what is shown; a branch that was cut stands to the right of those that were searched. */
export function treeLayout(shown: Shown): TreeLayout {
  const { parent, cuts } = shown;
  const columns: number[] = [];
  const [places, cutPlaces]: number[][] = [[], []];
  const open: number[] = [];
  const close = (index: number) => {
    for (const [at, cut] of cuts.entries())
      if (cut.index === index) cutPlaces[at] = columns.push(places[index]) - 1;
  };
  for (const [index, above] of parent.entries()) {
    while (open.length > 0 && open.at(-1) !== above) close(open.pop()!);
    places.push(columns.push(above < 0 ? -1 : places[above]) - 1);
    open.push(index);
  }
  for (const index of open.toReversed()) close(index);
  const x = tidy(columns, separation);
  const at = (place: number) => x[place];
  return { shown, x: Float64Array.from(places, at), cutX: Float64Array.from(cutPlaces, at) };
}

/**
 * A view on its way from one layout to another, `t` from 0 to 1: the nodes of the new layout, each between the places
 * that it has in the two. What was not shown before comes out of the nearest node above it that was.
 */
export function layoutBetween(trace: Trace, from: TreeLayout, to: TreeLayout, t: number): TreeLayout {
  const { nodes, cuts } = to.shown;
  const between = (before: number, after: number) => before + (after - before) * t;
  const before = (node: number) => from.x[shownIndex(from.shown, trace, node)];
  const cutBefore = (node: number, move: number) => {
    const at = from.shown.cuts.findIndex(
      ({ index, moves }) => from.shown.nodes[index] === node && moves[0] === move,
    );
    return at < 0 ? before(node) : from.cutX[at];
  };
  return {
    shown: to.shown,
    x: to.x.map((after, index) => between(before(nodes[index]), after)),
    cutX: to.cutX.map((after, at) => between(cutBefore(nodes[cuts[at].index], cuts[at].moves[0]), after)),
  };
}
