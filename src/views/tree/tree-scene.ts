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

/** Entries of `nodes` and `edges` are null where nothing is drawn yet. */
export interface TreeScene {
  readonly title: string;
  readonly description: string;
  readonly metrics: Metrics;
  /** The extent of the whole layout, the same at every step. */
  readonly box: Box;
  readonly bands: readonly BandScene[];
  readonly edges: readonly (EdgeScene | null)[];
  readonly nodes: readonly (NodeScene | null)[];
  /** Cut branches, also before the cut if they are drawn by then. */
  readonly cuts: readonly CutScene[];
  readonly bounds: readonly BoundScene[];
  readonly ride: RideScene | null;
}

export interface TreeOptions extends Beside {
  readonly naming?: CellNaming | undefined;
  readonly secret?: Secret | undefined;
  readonly isAsked?: boolean | undefined;
  /** What is wrong in a reader's program. */
  readonly faults?: readonly Fault[] | null | undefined;
  /** Default: the sizes of a picture. */
  readonly metrics?: Metrics | undefined;
}

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

/** A small tree is outlined from the start; in others an uncalled node appears once its parent is called. */
function isDrawn({ trace, shown, status }: SearchView, index: number): boolean {
  if (status[index] !== 'uncalled' || trace.length <= OUTLINED) return true;
  return status[shown.parent[index]] !== 'uncalled';
}

/** The extent of a layout, in drawing units. */
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
