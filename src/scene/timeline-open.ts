import type { Notation } from '../game/index.ts';
import { barEnd } from '../layout/index.ts';
import type { Trace } from '../search/index.ts';
import { stackAt } from '../session/index.ts';
import { words } from '../words/index.ts';
import { barCall } from './timeline-labels.ts';

/** The bar of a call that is open at a step: all of it is pale, since its score is not in yet. */
export interface OpenBar {
  readonly node: number;
  readonly ply: number;
  /** Where it begins and ends, in steps. */
  readonly from: number;
  readonly to: number;
  /** The best score so far, or null. */
  readonly best: number | null;
  /** What it may say, the longest first. */
  readonly labels: readonly string[];
}

/** The open calls at a step, the root first. A call that returns at this very step is not open any more. */
export function openBars(trace: Trace, step: number, notation: Notation): OpenBar[] {
  return stackAt(trace, step)
    .filter(({ node }) => trace.exitStep(node) > step)
    .map(({ node, ply, side, best }) => ({
      node,
      ply,
      from: trace.enterStep(node),
      to: barEnd(trace, node),
      best,
      labels: words.timeline.barOpen({
        ...barCall(trace, node, notation),
        isMax: side === trace.options.max,
        best,
      }),
    }));
}
