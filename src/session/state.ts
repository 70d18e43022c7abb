import type { Move, Notation, Side } from '../game/index.ts';
import { isLeaf, type Trace } from '../search/index.ts';
import { bestSoFar } from './best-so-far.ts';
import { momentAt } from './seek.ts';
import { sentenceFor } from './sentence.ts';

/** One call that is not finished, or just finishing: a row of the call stack. */
export interface Frame {
  readonly node: number;
  readonly ply: number;
  /** The side to move. */
  readonly side: Side;
  /** The best score so far; at its return the score itself; null while nothing has come back. */
  readonly best: number | null;
  /** The move that best came from; null while there is none. */
  readonly bestMove: Move | null;
  /** The window at this moment; null in a search without windows. */
  readonly alpha: number | null;
  readonly beta: number | null;
}

/** The whole state of a search at one step. */
export interface State {
  readonly step: number;
  readonly kind: 'enter' | 'exit';
  /** The node whose call or return this is. */
  readonly node: number;
  /** The open calls from the root to `node`. */
  readonly stack: readonly Frame[];
  /** What happens at this step, in plain words. */
  readonly sentence: string;
}

/** The state at a step, from 0 to `trace.stepCount − 1`. Throws when the step is out of range. */
export function stateAt(trace: Trace, step: number, notation: Notation = '0-8'): State {
  const { node, kind } = momentAt(trace, step);
  return {
    step,
    kind,
    node,
    stack: stackAt(trace, step),
    get sentence() {
      return sentenceFor(trace, step, notation);
    },
  };
}

/** The call stack at a step, the root first; the node of the step is its last frame. */
export function stackAt(trace: Trace, step: number): Frame[] {
  const { node, kind } = momentAt(trace, step);
  const stack: Frame[] = Array.from({ length: trace.ply[node] + 1 });
  for (let at = node; at >= 0; at = trace.parent[at]) {
    const best = bestSoFar(trace, at, step);
    const isReturningLeaf = at === node && kind === 'exit' && isLeaf(trace, at);
    stack[trace.ply[at]] = {
      node: at,
      ply: trace.ply[at],
      side: trace.side(at),
      best: isReturningLeaf ? trace.score[at] : (best?.score ?? null),
      bestMove: best?.move ?? null,
      alpha: null,
      beta: null,
    };
  }
  return stack;
}
