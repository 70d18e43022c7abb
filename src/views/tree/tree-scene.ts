import { defaultNaming, type CellNaming } from '../../game/index.ts';
import { OUTLINED } from './shown.ts';
import type { TreeLayout } from './tree-layout.ts';
import type { Trace } from '../../search/index.ts';
import { words } from '../../words/index.ts';
import { bandScenes, type BandScene } from './band-scene.ts';
import { boundSources, type Fault } from '../../walk/index.ts';
import { boundScenes, type BoundScene } from './bound-scene.ts';
import { cutScenes, type CutScene } from './cut-scene.ts';
import { edgeScene, type EdgeScene } from './edge-scene.ts';
import { metricsOf, sizesAt, topAt, type Beside, type Box, type Metrics } from './metrics.ts';
import { nodeScene, type NodeScene, type Secret } from './node-scene.ts';
import { otherView } from './other-view.ts';
import { rideScene, type RideScene } from './ride-scene.ts';
import { size } from './sizes.ts';
import { searchView, type SearchView } from './search-view.ts';

/** A tree at a step, as it is to be drawn. The entries of `nodes` and `edges` are null where nothing is drawn yet. */
export interface TreeScene {
  readonly title: string;
  /** The text equivalent. */
  readonly description: string;
  readonly metrics: Metrics;
  /** What the whole view takes, at whatever step. */
  readonly box: Box;
  readonly bands: readonly BandScene[];
  readonly edges: readonly (EdgeScene | null)[];
  readonly nodes: readonly (NodeScene | null)[];
  /** The branches that were cut, or will be, where they are drawn by now. */
  readonly cuts: readonly CutScene[];
  /** What gave the bounds of the window that the step is about. */
  readonly bounds: readonly BoundScene[];
  /** The value that rides up its edge at this step, or null. */
  readonly ride: RideScene | null;
}

/** What a reader chose about the drawing, and what stands beside the search. */
export interface TreeOptions extends Beside {
  readonly naming?: CellNaming | undefined;
  /** What is kept back: `ahead`, the size of the tree and the numbers of leaves not reached; or `roles` besides, where MAX and MIN are not spoken of yet. */
  readonly secret?: Secret | undefined;
  /** Whether a question waits: what is not called yet is then blank. */
  readonly isAsked?: boolean | undefined;
  /** What is known to be wrong, in a program that is not ours. */
  readonly faults?: readonly Fault[] | null | undefined;
  /** The sizes; those of a picture without them. */
  readonly metrics?: Metrics | undefined;
}

/** The scene of a search at a step, in a layout of what is shown of it. */
export function treeScene(
  trace: Trace,
  step: number,
  layout: TreeLayout,
  options: TreeOptions = {},
): TreeScene {
  const {
    naming = defaultNaming,
    comparison = null,
    isJoint = false,
    secret = null,
    isAsked = false,
    faults = null,
  } = options;
  const beside = { comparison, isJoint };
  const view = searchView(trace, step, layout.shown, naming, comparison, faults);
  const other = comparison && isJoint ? otherView(comparison, step, layout.shown, naming) : null;
  const metrics = options.metrics ?? metricsOf(trace, beside);
  const sources = other || secret ? null : boundSources(trace, step);
  const views = { view, other, metrics, secret, isAsked, sources };
  const { nodes: ids, parent: parents } = layout.shown;
  const x = (index: number) => layout.x[index] * metrics.column;
  const drawn = Array.from(ids, (_, index) => isDrawn(view, index));
  const next = drawn.findIndex((is, index) => is && view.status[index] === 'uncalled');
  const nodes = drawn.map((is, index) => {
    const parent = parents[index];
    const above = parent < 0 ? null : x(parent);
    const sizes = parent < 0 ? metrics : sizesAt(metrics, layout.spread[parent]);
    const at = { x: x(index), y: topAt(sizes, trace.ply[ids[index]]), above, metrics: sizes };
    return is ? nodeScene(views, index, at, index === next) : null;
  });
  const edges = nodes.map((node, index) => {
    const parent = nodes[parents[index]];
    return node && parent ? edgeScene(views, index, parent, node) : null;
  });
  return {
    title: words.tree.title(secret ? null : trace.length),
    description: other
      ? words.sides.twoTrees(
          [view, other.view].map((each, side) => {
            return { title: other.labels[side].title, description: description(each, secret) };
          }),
        )
      : description(view, secret),
    metrics,
    box: treeBox(trace, layout, metrics),
    bands: bandScenes(trace, metrics, beside),
    nodes,
    edges,
    cuts: cutScenes(views, layout, nodes),
    bounds: boundScenes(sources, nodes),
    ride: rideScene(views, edges, nodes),
  };
}

/** In a small tree what was not called yet is outlined from the start; in others where the parent is open. */
function isDrawn({ trace, shown, status }: SearchView, index: number): boolean {
  if (status[index] !== 'uncalled' || trace.length <= OUTLINED) return true;
  return status[shown.parent[index]] !== 'uncalled';
}

/** What a layout takes, in units of the drawing. */
export function treeBox(trace: Trace, { shown, x, cutX }: TreeLayout, metrics: Metrics): Box {
  const { column, row, above } = metrics;
  const aside = sizesAt(metrics, 1).isCompact ? size.aside / 2 : 0;
  const [left, right] = [Math.min(...x), Math.max(...x, ...cutX)];
  const plies = shown.nodes.reduce((deepest, node) => Math.max(deepest, trace.ply[node]), 0);
  return {
    left: (left - 0.5) * column + aside,
    right: (right + 0.5) * column + aside,
    top: -above,
    bottom: (plies + 1) * row - above,
  };
}

function description({ trace, step, moment, best, naming, comparison }: SearchView, secret: Secret): string {
  const { game } = trace.root;
  const isOver = step >= trace.exitStep(0) && !trace.isUnfinished(0);
  const moves = [...trace.children(0)].map((child) => ({
    move: game.moveName(trace.move[child], naming),
    isBranch: game.isAbstract === true,
    score: trace.exitStep(child) <= step && !trace.isUnfinished(child) ? trace.score[child] : null,
    isChosen: isOver && child === best[0],
  }));
  const last = moment.kind === 'enter' ? moment.node : trace.end[moment.node] - 1;
  return words.tree.description({
    called: last + 1,
    nodes: secret ? null : trace.length,
    value: isOver ? trace.score[0] : null,
    moves,
    differences: comparison && isOver ? comparison.differences.size : null,
  });
}
