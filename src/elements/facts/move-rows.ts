import type { Move } from '../../game/index.ts';
import type { Bound, Trace } from '../../search/index.ts';
import { bestSoFar, statusAt } from '../../walk/index.ts';

/** A move at the root as far as it is known at a step. */
export interface MoveRow {
  readonly move: Move;
  /** The node it leads to. */
  readonly node: number;
  readonly status: 'uncalled' | 'open' | 'returned';
  /** The score, or null while it is not known. */
  readonly score: number | null;
  /** What that says of the move: its value, or only a bound. */
  readonly bound: Bound | null;
  /** Whether the search stopped before the move was finished. */
  readonly isUnfinished: boolean;
  /** Whether no other move has a better score so far, or came first with the same. */
  readonly isBest: boolean;
}

/** The root's moves at a step, in the order in which they are searched. */
export function moveRows(trace: Trace, step: number): MoveRow[] {
  const best = bestSoFar(trace, 0, step)?.child;
  return [...trace.children(0)].map((node) => {
    const status = statusAt(trace, node, step);
    return {
      move: trace.move[node],
      node,
      status,
      score: status === 'returned' && !trace.isUnfinished(node) ? trace.score[node] : null,
      bound: trace.bound(node),
      isUnfinished: status === 'returned' && trace.isUnfinished(node),
      isBest: node === best,
    };
  });
}
