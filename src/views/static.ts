import type { CellNaming } from '../game/index.ts';
import { chooseNodes } from './tree/shown.ts';
import { layOutTree } from './tree/tree-layout.ts';
import { buildTreeScene } from './tree/tree-scene.ts';
import type { Trace } from '../search/index.ts';
import type { Comparison } from '../walk/index.ts';
import type { RulerName } from './tree/band-drawing.ts';
import { renderToString } from './to-string.ts';
import { drawTree } from './tree/tree-drawing.ts';

/** The last step is shown unless `step` is given. */
interface StaticTreeOptions {
  readonly step?: number | undefined;
  readonly naming?: CellNaming | undefined;
  /** The search is its left side; nodes then carry both values. */
  readonly comparison?: Comparison | undefined;
  readonly ruler?: RulerName | undefined;
}

/** A search as an SVG string with title and description, for pages without scripts; style it with `drawingStyles`. */
export function renderStaticTree(
  trace: Trace,
  { step = trace.stepCount - 1, naming, comparison, ruler }: StaticTreeOptions = {},
): string {
  const layout = layOutTree(chooseNodes(trace, 0));
  const isJoint = comparison !== undefined;
  return renderToString(
    drawTree(buildTreeScene(trace, step, layout, { naming, comparison, isJoint, ruler })),
  );
}
