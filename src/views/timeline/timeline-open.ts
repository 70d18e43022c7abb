import type { Notation } from '../../game/index.ts';
import { barEnd } from './timeline-bars.ts';
import type { Trace } from '../../search/index.ts';
import { bestSoFar, boundSoFar, stackAt } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
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

/**
 * The open calls at a step, the root first. A call that returns at this very step is not open any more; one that the
 * search stopped in stays open.
 */
export function openBars(trace: Trace, step: number, notation: Notation): OpenBar[] {
  return stackAt(trace, step)
    .map(({ node }) => node)
    .filter((node) => trace.exitStep(node) > step || trace.isUnfinished(node))
    .concat(stoppedBy(trace, step))
    .map((node) => {
      const best = bestSoFar(trace, node, step)?.score ?? null;
      const known = best === null ? null : words.bounded(words.signed(best), boundSoFar(trace, node, step));
      return {
        node,
        ply: trace.ply[node],
        from: trace.enterStep(node),
        to: barEnd(trace, node),
        best,
        labels: words.timeline.barOpen(barCall(trace, node, notation), known),
      };
    });
}

/** The calls that the search stopped in and that a step has behind it, the outermost first. */
function stoppedBy(trace: Trace, step: number): number[] {
  const nodes: number[] = [];
  for (
    let node = trace.stopped?.node ?? -1;
    node >= 0 && trace.exitStep(node) < step;
    node = trace.parent[node]
  )
    nodes.push(node);
  return nodes.toReversed();
}
