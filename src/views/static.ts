import type { CellNaming } from '../game/index.ts';
import { packOptions, search, type Trace } from '../search/index.ts';
import { buildBandScenes } from './tree/band-scene.ts';
import { eraseScene } from './tree/blank-scene.ts';
import { measurePicture } from './tree/metrics.ts';
import { chooseNodes, OUTLINE_LIMIT } from './tree/shown.ts';
import { countColumns, layOutTree } from './tree/tree-layout.ts';
import { buildTreeScene, type TreeScene } from './tree/tree-scene.ts';
import { findNodeIfAny, type Comparison } from '../walk/index.ts';
import type { RulerName } from './tree/band-drawing.ts';
import { renderToString } from './to-string.ts';
import { drawTree } from './tree/tree-drawing.ts';

/** The last step is shown unless `step` is given. */
export interface StaticTreeOptions {
  readonly step?: number | undefined;
  readonly naming?: CellNaming | undefined;
  /** The search is its left side; nodes then carry both values. */
  readonly comparison?: Comparison | undefined;
  readonly ruler?: RulerName | undefined;
  /** Whether nodes carry the numbers of their calls. */
  readonly isNumbered?: boolean | undefined;
  /** The paths of nodes whose written numbers a question hides, in a tree to fill in. */
  readonly hidden?: readonly string[] | undefined;
}

/**
 * A search as an SVG string with title and description, for pages without scripts; style it with `drawingStyles`. A
 * large tree is its root and its moves.
 */
export function renderStaticTree(
  trace: Trace,
  { step = trace.stepCount - 1, naming, comparison, ruler, isNumbered }: StaticTreeOptions = {},
): string {
  const isJoint = comparison !== undefined;
  return renderToString(
    drawTree(
      buildTreeScene(trace, step, layOutWhole(trace), { naming, comparison, isJoint, ruler }),
      isNumbered,
    ),
  );
}

/**
 * A tree to fill in. It shows no move as left out: it is that of plain minimax, whichever search it is about. Where only
 * boards are shown, there is nothing else to fill in: it is the root, with room for the rest.
 */
export function renderTreeToFill(
  trace: Trace,
  { naming, comparison, ruler, hidden = [] }: StaticTreeOptions = {},
): string {
  const { depthLimit } = trace.options;
  const isLarge = trace.length > OUTLINE_LIMIT;
  const tree = isLarge && depthLimit === null ? trace : callEveryNode(trace, isLarge ? 1 : depthLimit);
  const beside = { comparison, isJoint: comparison !== undefined };
  const layout = layOutWhole(tree);
  const metrics = measurePicture(tree, beside, countColumns(layout));
  const scene = buildTreeScene(tree, tree.stepCount - 1, layout, { naming, ruler, metrics });
  const sides = comparison?.labels.map(({ side }) => side) ?? [null];
  const bands = buildBandScenes(trace, metrics, beside);
  const erased = eraseScene(
    { ...scene, bands },
    sides,
    hidden.map((path) => findNodeIfAny(tree, path)),
  );
  return renderToString(drawTree(ruler === 'plies' ? keepRoot(erased) : erased));
}

function keepRoot(scene: TreeScene): TreeScene {
  return { ...scene, nodes: scene.nodes.map((node) => (node?.id === 0 ? node : null)), edges: [] };
}

function layOutWhole(trace: Trace) {
  return layOutTree(chooseNodes(trace, 0, new Map(), OUTLINE_LIMIT));
}

/** In the order that the options name, which earlier searches of a deepening may have changed. */
function callEveryNode({ root, options }: Trace, depthLimit: number | null): Trace {
  const { order, maxNodes } = options;
  return search(root, { ...packOptions(options), order, depthLimit: depthLimit ?? undefined, maxNodes });
}
