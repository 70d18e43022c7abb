import type { Move } from '../game/index.ts';
import { type Bound, isBetter, type Trace } from '../search/index.ts';

interface BestSoFar {
  readonly score: number;
  readonly child: number;
  readonly move: Move;
}

export function findBestSoFar(trace: Trace, node: number, step: number): BestSoFar | null {
  const child = findBestChildSoFar(trace, node, step);
  return child < 0 ? null : { score: trace.score[child], child, move: trace.move[child] };
}

/** The bound that the best so far puts on the value of an open node; null before any child has returned. */
export function findBoundSoFar(trace: Trace, node: number, step: number): Bound | null {
  const child = findBestChildSoFar(trace, node, step);
  return child < 0 ? null : trace.boundFrom(child);
}

/**
 * The child of `findBestSoFar`, or −1; once the call has returned, the one that was taken: a wrong program may take another
 * than the best, and one whose values fade returns the value of none. A child has returned if its last step,
 * 2·end − ply − 1, has passed; all share a ply.
 */
export function findBestChildSoFar(trace: Trace, node: number, step: number): number {
  const { end, score, kept } = trace;
  const lastEnd = Math.min(end[node], (step + trace.ply[node] + 2) >> 1);
  const isMax = trace.isMax(node);
  const isWhole = trace.stopped === null;
  let best = -1;
  if (kept === null && step >= trace.exitStep(node) && !trace.isUnfinished(node)) {
    const taken = trace.bestChild(node);
    if (taken !== null || Number.isNaN(score[node])) return taken ?? -1;
  }
  for (let child = node + 1; child < lastEnd && end[child] <= lastEnd; child = end[child]) {
    if (!isWhole && trace.isUnfinished(child)) break;
    if (kept !== null) best = kept[child];
    else if (best < 0 || isBetter(isMax, score[child], score[best])) best = child;
  }
  return best;
}
