import type { Move } from '../game/index.ts';
import type { Bound, Trace } from '../search/index.ts';

/** The best score that has come back to a node, and the child it came from; null while none has. */
export interface Best {
  readonly score: number;
  readonly child: number;
  readonly move: Move;
}

/** The best of a node's children that have returned by a step: a fold, the first of equals wins. */
export function bestSoFar(trace: Trace, node: number, step: number): Best | null {
  const child = bestChildSoFar(trace, node, step);
  return child < 0 ? null : { score: trace.score[child], child, move: trace.move[child] };
}

/** What the best so far says of a node that has not returned: that it is worth at least or at most that; null for nothing. */
export function boundSoFar(trace: Trace, node: number, step: number): Bound | null {
  const child = bestChildSoFar(trace, node, step);
  return child < 0 ? null : trace.boundFrom(child);
}

/**
 * As `bestSoFar`, but only the child; −1 while none has returned. A child has returned by a step if its last step,
 * 2·end − ply − 1, is not beyond it; all children share a ply, so one bound on `end` serves them all.
 */
export function bestChildSoFar(trace: Trace, node: number, step: number): number {
  const { end, score, kept } = trace;
  const lastEnd = Math.min(end[node], (step + trace.ply[node] + 2) >> 1);
  const isMax = trace.isMax(node);
  const isWhole = trace.stopped === null;
  let best = -1;
  for (let child = node + 1; child < lastEnd && end[child] <= lastEnd; child = end[child]) {
    if (!isWhole && trace.isUnfinished(child)) break;
    // Recorded code says itself what it keeps.
    if (kept !== null) best = kept[child];
    else if (best < 0 || (isMax ? score[child] > score[best] : score[child] < score[best])) best = child;
  }
  return best;
}
