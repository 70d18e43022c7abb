import type { Move } from '../game/index.ts';
import type { Trace } from '../search/index.ts';

/** The best score that has come back to a node, and the child it came from; null while none has. */
export interface Best {
  readonly score: number;
  readonly child: number;
  readonly move: Move;
}

/** The best of a node's children that have returned by a step: a fold, the first of equals wins. */
export function bestSoFar(trace: Trace, node: number, step: number): Best | null {
  const isMax = trace.isMax(node);
  const end = trace.end[node];
  let best = -1;
  for (let child = node + 1; child < end && trace.exitStep(child) <= step; child = trace.end[child]) {
    if (
      best < 0 ||
      (isMax ? trace.score[child] > trace.score[best] : trace.score[child] < trace.score[best])
    ) {
      best = child;
    }
  }
  return best < 0 ? null : { score: trace.score[best], child: best, move: trace.move[best] };
}
