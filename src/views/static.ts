import type { CellNaming } from '../game/index.ts';
import { shownNodes } from './tree/shown.ts';
import { treeLayout } from './tree/tree-layout.ts';
import { treeScene } from './tree/tree-scene.ts';
import type { Trace } from '../search/index.ts';
import type { Comparison } from '../walk/index.ts';
import type { RulerName } from './tree/band-drawing.ts';
import { renderToString } from './to-string.ts';
import { treeDrawing } from './tree/tree-drawing.ts';

/** The last step is shown unless `step` is given. */
export interface StaticTreeOptions {
  readonly step?: number | undefined;
  readonly naming?: CellNaming | undefined;
  /** The search is its left side; nodes then carry both values. */
  readonly comparison?: Comparison | undefined;
  readonly ruler?: RulerName | undefined;
}

/** A search as an SVG string with title and description, for pages without scripts; style it with `drawingStyles`. */
export function staticTree(
  trace: Trace,
  { step = trace.stepCount - 1, naming, comparison, ruler }: StaticTreeOptions = {},
): string {
  const layout = treeLayout(shownNodes(trace, 0));
  return renderToString(
    treeDrawing(
      treeScene(trace, step, layout, { naming, comparison, isJoint: comparison !== undefined }),
      ruler,
    ),
  );
}
