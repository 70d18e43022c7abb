import { hierarchy, tree } from 'd3';
import type { Trace } from '../../search/index.ts';
import { findShownIndex, type ShownNodes } from './shown.ts';

/** Places across the plies, in columns with the root at 0; along the plies, a node's place is its ply. */
export interface TreeLayout {
  readonly shown: ShownNodes;
  readonly across: Float64Array;
  readonly cutAcross: Float64Array;
  /** The least distance between each node's children, in columns: below 1 if they are too many, more where subtrees part them. */
  readonly spread: Float64Array;
}

/** A place of a node or a cut branch: `at` is its index in `across` or `cutAcross` of the layout. */
interface Spot {
  readonly across: Float64Array;
  readonly at: number;
  readonly below: Spot[];
}

/** Least and most distance of siblings, in columns; nodes of different parents are a little further apart. */
const [CLOSEST, WIDEST] = [0.5, 1.5];
export const APART = 1.16;
/** Columns that a row with free ones leaves at its ends, for a label on the left, and for a label or pill on the right. */
const [BEFORE, BEHIND] = [0.12, 0.7];

/** Reingold and Tilford 1981; Buchheim, Jünger and Leipert 2002. A path's families keep in `columns`. */
export function layOutTree(shown: ShownNodes, columns = 0): TreeLayout {
  const [across, cutAcross] = [new Float64Array(shown.nodes.length), new Float64Array(shown.cuts.length)];
  const places = Array.from(across, (_, at): Spot => ({ across, at, below: [] }));
  for (const place of places.slice(1)) places[shown.parent[place.at]].below.push(place);
  for (const [at, { index }] of shown.cuts.entries())
    places[index].below.push({ across: cutAcross, at, below: [] });
  const root = hierarchy(places[0], ({ below }) => below);
  const rows: Spot[][] = [];
  root.each(({ data, depth }) => void (rows[depth] ??= []).push(data));
  const isPath = columns > 0 && root.descendants().filter(({ children }) => children).length < rows.length;
  const spreadOf = ({ below: { length } }: Spot) => {
    if (!isPath) return 1;
    const spread = length < columns ? (columns - 1 - BEFORE - BEHIND) / (length - 1) : columns / length;
    return Math.min(Math.max(spread, CLOSEST), WIDEST);
  };
  const arrange = tree<Spot>()
    .nodeSize([1, 1])
    .separation((a, b) => (a.parent && a.parent === b.parent ? spreadOf(a.parent.data) : APART));
  arrange(root).each(({ data, x: column }) => {
    data.across[data.at] = column;
  });
  if (isPath) keepInColumns(rows, columns);
  const spread = Float64Array.from(places, (place) => Math.max(spreadOf(place), measureLeastGap(place)));
  return { shown, across, cutAcross, spread };
}

/** Between the children of a place, in columns; 0 for fewer than two. */
function measureLeastGap({ below }: Spot): number {
  const gaps = below.slice(1).map((each, nth) => each.across[each.at] - below[nth].across[below[nth].at]);
  return gaps.length > 0 ? Math.min(...gaps) : 0;
}

/** Shifts each row, and all below it, as little as needed to fit in `columns` around the root, with what is beside it. */
function keepInColumns(rows: readonly (readonly Spot[])[], columns: number): void {
  let moved = 0;
  for (const row of rows) {
    const reach = (columns - Math.min(columns / row.length, 1)) / 2;
    const [least, most] = row.length < columns ? [BEFORE - reach, reach - BEHIND] : [-reach, reach];
    const xs = row.map(({ across, at }) => across[at] + moved);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    if (right - left <= most - least + 1e-6) moved += Math.max(least - left, 0) + Math.min(most - right, 0);
    for (const { across, at } of row) across[at] += moved;
  }
}

export function countColumns({ across, cutAcross }: TreeLayout): number {
  const all = [...across, ...cutAcross];
  return Math.max(...all) - Math.min(...all) + 1;
}

/** For each node, the place of the next node or cut branch of its ply; Infinity for none. */
export function findNextAcross(trace: Trace, { shown, across, cutAcross }: TreeLayout): Float64Array {
  const ply = (index: number) => trace.ply[shown.nodes[index]];
  const places = [
    ...Array.from(across, (at, index) => ({ index, ply: ply(index), at })),
    ...shown.cuts.map((cut, nth) => ({ index: -1, ply: ply(cut.index) + 1, at: cutAcross[nth] })),
  ].toSorted((a, b) => a.ply - b.ply || a.at - b.at);
  const next = new Float64Array(across.length).fill(Infinity);
  for (const [nth, { index, ply: row }] of places.entries())
    if (index >= 0 && places[nth + 1]?.ply === row) next[index] = places[nth + 1].at;
  return next;
}

/** A layout on the way from one to another, `t` from 0 to 1. A node that was not shown before comes out of its nearest shown ancestor. */
export function blendLayouts(trace: Trace, from: TreeLayout, to: TreeLayout, t: number): TreeLayout {
  const { nodes, cuts } = to.shown;
  const between = (before: number, after: number) => before + (after - before) * t;
  const before = (node: number) => from.across[findShownIndex(from.shown, trace, node)];
  const cutBefore = (node: number, move: number) => {
    const at = from.shown.cuts.findIndex(
      ({ index, moves }) => from.shown.nodes[index] === node && moves[0] === move,
    );
    return at < 0 ? before(node) : from.cutAcross[at];
  };
  return {
    ...to,
    across: to.across.map((after, index) => between(before(nodes[index]), after)),
    cutAcross: to.cutAcross.map((after, at) =>
      between(cutBefore(nodes[cuts[at].index], cuts[at].moves[0]), after),
    ),
  };
}
