import { hierarchy, tree } from 'd3';
import type { Trace } from '../../search/index.ts';
import { shownIndex, type Shown } from './shown.ts';

/** Where the shown nodes stand: x in columns with the root at 0; the ply of a node is its row. */
export interface TreeLayout {
  readonly shown: Shown;
  readonly x: Float64Array;
  /** Where the branches stand that were cut, in the order of `shown.cuts`. */
  readonly cutX: Float64Array;
  /** How far apart the children of each shown node stand, in columns: less than 1 where they would be too many. */
  readonly spread: Float64Array;
}

/** A place in the drawing: of a shown node, or of a branch that was cut; `at` is its index in `x` or in `cutX`. */
interface Spot {
  readonly x: Float64Array;
  readonly at: number;
  readonly below: Spot[];
}

/** Siblings stand no closer and no further apart than this; nodes of different parents a little further, so that families can be told. */
const [CLOSEST, WIDEST] = [0.5, 1.5];
const APART = 1.16;

/**
 * The tidy layout of what is shown (Reingold and Tilford 1981; in linear time, Buchheim, Jünger and Leipert 2002); a
 * branch that was cut stands to the right of those that were searched. Where a path alone is shown, so that each ply
 * holds one family, families spread over `columns`, or close up within them, and are moved sideways until they stand
 * there: no ply is then wider than the frame, wherever the path goes.
 */
export function treeLayout(shown: Shown, columns = 0): TreeLayout {
  const [x, cutX] = [new Float64Array(shown.nodes.length), new Float64Array(shown.cuts.length)];
  const places = Array.from(x, (_, at): Spot => ({ x, at, below: [] }));
  for (const place of places.slice(1)) places[shown.parent[place.at]].below.push(place);
  for (const [at, { index }] of shown.cuts.entries()) places[index].below.push({ x: cutX, at, below: [] });
  const root = hierarchy(places[0], ({ below }) => below);
  const rows: Spot[][] = [];
  root.each(({ data, depth }) => void (rows[depth] ??= []).push(data));
  const isPath = columns > 0 && root.descendants().filter(({ children }) => children).length < rows.length;
  const spreadOf = ({ below }: Spot) =>
    isPath ? Math.min(Math.max(columns / below.length, CLOSEST), WIDEST) : 1;
  const arrange = tree<Spot>()
    .nodeSize([1, 1])
    .separation((a, b) => (a.parent && a.parent === b.parent ? spreadOf(a.parent.data) : APART));
  arrange(root).each(({ data, x: column }) => {
    data.x[data.at] = column;
  });
  if (isPath) keepWithin(rows, columns);
  return { shown, x, cutX, spread: Float64Array.from(places, spreadOf) };
}

/** Moves each row, and all below it, as little as it takes to stand within so many columns around the root. */
function keepWithin(rows: readonly (readonly Spot[])[], columns: number): void {
  let moved = 0;
  for (const row of rows) {
    const reach = (columns - Math.min(columns / row.length, 1)) / 2;
    const xs = row.map(({ x, at }) => x[at] + moved);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    if (right - left <= 2 * reach + 1e-6) moved += Math.max(-reach - left, 0) + Math.min(reach - right, 0);
    for (const { x, at } of row) x[at] += moved;
  }
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
    ...to,
    x: to.x.map((after, index) => between(before(nodes[index]), after)),
    cutX: to.cutX.map((after, at) => between(cutBefore(nodes[cuts[at].index], cuts[at].moves[0]), after)),
  };
}
