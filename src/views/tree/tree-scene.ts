import { defaultNaming, type CellNaming } from '../../game/index.ts';
import { OUTLINE_LIMIT } from './shown.ts';
import { countColumns, findNextAcross, type TreeLayout } from './tree-layout.ts';
import type { Trace } from '../../search/index.ts';
import { words } from '../../words/index.ts';
import { buildBandScenes, type BandScene } from './band-scene.ts';
import { findBoundSources, HeldTrace, isForeseen, type Fault } from '../../walk/index.ts';
import type { RulerName } from './band-drawing.ts';
import { buildBoundScenes, type BoundScene } from './bound-scene.ts';
import { buildCutScenes, type CutScene } from './cut-scene.ts';
import { buildEdgeScene, type EdgeScene } from './edge-scene.ts';
import {
  measurePicture,
  fitSizes,
  measureTop,
  type DrawnComparison,
  type Box,
  type Metrics,
} from './metrics.ts';
import { clearNamesUnderTags } from './tag-drawing.ts';
import { buildNodeScene, hidesScores, type NodeScene, type Secret } from './node-scene.ts';
import { buildOtherView } from './other-view.ts';
import { buildRideScene, type RideScene } from './ride-scene.ts';
import { size } from './sizes.ts';
import { buildSearchView, type SearchView } from './search-view.ts';

/** Entries of `nodes` and `edges` are null where nothing is drawn yet. */
export interface TreeScene {
  readonly title: string;
  readonly description: string;
  readonly metrics: Metrics;
  /** The extent of the whole layout, the same at every step. */
  readonly box: Box;
  readonly bands: readonly BandScene[];
  readonly ruler: RulerName;
  readonly edges: readonly (EdgeScene | null)[];
  readonly nodes: readonly (NodeScene | null)[];
  /** Cut branches, also before the cut if they are drawn by then. */
  readonly cuts: readonly CutScene[];
  readonly bounds: readonly BoundScene[];
  readonly ride: RideScene | null;
}

export interface TreeOptions extends DrawnComparison {
  readonly naming?: CellNaming | undefined;
  /** With `plies`, the tree hides MAX, MIN and scores. */
  readonly ruler?: RulerName | undefined;
  /** Whether an open question hides later steps. */
  readonly hidesAhead?: boolean | undefined;
  readonly isAsked?: boolean | undefined;
  readonly faults?: readonly Fault[] | null | undefined;
  /** Default: the sizes of a picture. */
  readonly metrics?: Metrics | undefined;
}

export function buildTreeScene(
  trace: Trace,
  step: number,
  layout: TreeLayout,
  options: TreeOptions = {},
): TreeScene {
  const {
    naming = defaultNaming,
    comparison = null,
    isJoint = false,
    ruler = 'wins',
    hidesAhead = false,
    isAsked = false,
    faults = null,
  } = options;
  const secret: Secret = ruler === 'plies' ? 'roles' : hidesAhead ? 'ahead' : null;
  // Where a game ends may be what is asked. The shape of a tree of numbers is given.
  const hidesShape = secret !== null || (isAsked && !trace.root.game.isAbstract);
  const beside = { comparison, isJoint };
  const view = buildSearchView(trace, step, layout.shown, naming, comparison, faults);
  const other = comparison && isJoint ? buildOtherView(comparison, step, layout.shown, naming) : null;
  const metrics = options.metrics ?? measurePicture(trace, beside, countColumns(layout));
  const sources = other || (secret && !(trace instanceof HeldTrace)) ? null : findBoundSources(trace, step);
  const views = { view, other, metrics, secret, isAsked, sources };
  const { nodes: ids, parent: parents } = layout.shown;
  const x = (index: number) => layout.across[index] * metrics.column;
  const box = measureTreeBox(trace, layout, metrics);
  const nextAcross = metrics.isCompact ? findNextAcross(trace, layout) : null;
  const drawn = Array.from(ids, (_, index) => isDrawn(view, index, hidesShape));
  const next = drawn.findIndex((is, index) => is && view.status[index] === 'uncalled');
  const all = drawn.map((is, index) => {
    const parent = parents[index];
    const above = parent < 0 ? null : x(parent);
    const sizes = parent < 0 ? metrics : fitSizes(metrics, layout.spread[parent]);
    const nextBox = nextAcross ? nextAcross[index] * metrics.column - sizes.width / 2 : 0;
    const noteRoom = sizes.isCompact ? Math.min(nextBox, box.right) - x(index) : 0;
    const y = measureTop(sizes, trace.ply[ids[index]]);
    const at = { x: x(index), y, above, metrics: sizes, noteRoom };
    return is ? buildNodeScene(views, index, at, index === next) : null;
  });
  const nodes = clearNamesUnderTags(all);
  const edges = nodes.map((node, index) => {
    const parent = nodes[parents[index]];
    return node && parent ? buildEdgeScene(views, index, parent, node) : null;
  });
  return {
    title: words.tree.title(
      secret ? null : trace.length,
      comparison && !isJoint ? comparison.labels[0].short : null,
    ),
    description: other
      ? words.sides.twoTrees(
          [view, other.view].map((each, side) => {
            return { title: other.labels[side].title, description: describeTree(each, secret) };
          }),
        )
      : describeTree(view, secret),
    metrics,
    box,
    bands: buildBandScenes(trace, metrics, beside),
    ruler,
    nodes,
    edges,
    cuts: buildCutScenes(views, layout, nodes),
    bounds: buildBoundScenes(sources, nodes),
    ride: hidesScores(secret) ? null : buildRideScene(views, edges, nodes),
  };
}

/** A small tree is outlined from the start, unless that hides its shape; else an uncalled node appears once its parent is called. */
function isDrawn({ trace, shown, status }: SearchView, index: number, hidesShape: boolean): boolean {
  if (status[index] !== 'uncalled') return true;
  const foreseen = isForeseen(trace, shown.nodes[index]);
  if (foreseen !== null) return foreseen;
  if (!hidesShape && trace.length <= OUTLINE_LIMIT) return true;
  return status[shown.parent[index]] !== 'uncalled';
}

export function measureTreeBox(
  trace: Trace,
  { shown, across, cutAcross }: TreeLayout,
  metrics: Metrics,
): Box {
  const { width, column, row, above } = metrics;
  const { isCompact } = fitSizes(metrics, 1);
  const aside = isCompact ? size.aside / 2 : 0;
  const end = isCompact ? Math.max(column / 2 + aside, width / 2 + size.widest) : column / 2;
  const [left, right] = [Math.min(...across), Math.max(...across, ...cutAcross)];
  const plies = shown.nodes.reduce((deepest, node) => Math.max(deepest, trace.ply[node]), 0);
  return {
    left: (left - 0.5) * column + aside,
    right: right * column + end,
    top: -above,
    bottom: (plies + 1) * row - above,
  };
}

function describeTree({ trace, step, moment, best, naming, comparison }: SearchView, secret: Secret): string {
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
    value: isOver && !hidesScores(secret) ? trace.score[0] : null,
    moves: hidesScores(secret) ? [] : moves,
    differences: comparison && isOver ? comparison.differences.size : null,
  });
}
