import { hierarchy, tree } from 'd3';
import type { Trace } from '../../search/index.ts';
import { findShownIndex, type ShownNodes } from './shown.ts';

/** `x` is in columns with the root at 0; a node's row is its ply. */
export interface TreeLayout {
  readonly shown: ShownNodes;
  readonly x: Float64Array;
  readonly cutX: Float64Array;
  /** The distance between each node's children, in columns; below 1 if they are too many. */
  readonly spread: Float64Array;
}

/** A place of a node or a cut branch; `at` is its index in `x` (that is, `TreeLayout.x` or `cutX`). */
interface Spot {
  readonly x: Float64Array;
  readonly at: number;
  readonly below: Spot[];
}

/** Least and most distance of siblings; nodes of different parents are a little further apart. */
const [CLOSEST, WIDEST] = [0.5, 1.5];
const APART = 1.16;
/** Columns that a row with free ones leaves at its ends, for a label on the left, and for a label or pill on the right. */
const [BEFORE, BEHIND] = [0.12, 0.7];

/** Reingold and Tilford 1981; Buchheim, Jünger and Leipert 2002. A path's families keep in `columns`. */
export function layOutTree(shown: ShownNodes, columns = 0): TreeLayout {
  const [x, cutX] = [new Float64Array(shown.nodes.length), new Float64Array(shown.cuts.length)];
  const places = Array.from(x, (_, at): Spot => ({ x, at, below: [] }));
  for (const place of places.slice(1)) places[shown.parent[place.at]].below.push(place);
  for (const [at, { index }] of shown.cuts.entries()) places[index].below.push({ x: cutX, at, below: [] });
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
    data.x[data.at] = column;
  });
  if (isPath) keepInColumns(rows, columns);
  return { shown, x, cutX, spread: Float64Array.from(places, spreadOf) };
}

/** Shifts each row, and all below it, as little as needed to fit in `columns` around the root, with what is beside it. */
function keepInColumns(rows: readonly (readonly Spot[])[], columns: number): void {
  let moved = 0;
  for (const row of rows) {
    const reach = (columns - Math.min(columns / row.length, 1)) / 2;
    const [least, most] = row.length < columns ? [BEFORE - reach, reach - BEHIND] : [-reach, reach];
    const xs = row.map(({ x, at }) => x[at] + moved);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    if (right - left <= most - least + 1e-6) moved += Math.max(least - left, 0) + Math.min(most - right, 0);
    for (const { x, at } of row) x[at] += moved;
  }
}

export function countColumns({ x, cutX }: TreeLayout): number {
  const all = [...x, ...cutX];
  return Math.max(...all) - Math.min(...all) + 1;
}

/** A layout on the way from one to another, `t` from 0 to 1. A node that was not shown before comes out of its nearest shown ancestor. */
export function blendLayouts(trace: Trace, from: TreeLayout, to: TreeLayout, t: number): TreeLayout {
  const { nodes, cuts } = to.shown;
  const between = (before: number, after: number) => before + (after - before) * t;
  const before = (node: number) => from.x[findShownIndex(from.shown, trace, node)];
  const cutBefore = (node: number, move: number) => {
    const at = from.shown.cuts.findIndex(
      ({ index, moves }) => from.shown.nodes[index] === node && moves[0] === move,
    );
    return at < 0 ? before(node) : from.cutX[at];
  };
  return {
    ...to,
    x: to.x.map((after, index) => between(before(nodes[index]), after)),
    cutX: to.cutX.map((after, at) => between(cutBefore(nodes[cuts[at].index], cuts[at].moves[0]), after)),
  };
}
