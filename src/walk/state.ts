import { defaultNaming, type Move, type CellNaming, type Side } from '../game/index.ts';
import { isLeaf, type Trace } from '../search/index.ts';
import { findBestChildSoFar } from './best-so-far.ts';
import { findMoment, type Moment } from './moment.ts';
import { describeStep } from './sentence/sentence.ts';
import { narrowWindow } from './window.ts';

/** A row of the call stack: an open call, or the one that returns at this step. */
export interface Frame {
  readonly node: number;
  readonly ply: number;
  /** The side to move. */
  readonly side: Side;
  /** The best score so far, or the score itself at its return; null while no child has returned. */
  readonly best: number | null;
  /** The move that led to the best score; null while there is none. */
  readonly bestMove: Move | null;
  /** The window at this moment; null in a search without windows. */
  readonly alpha: number | null;
  readonly beta: number | null;
}

/** The whole state of a search at one step. */
export class State {
  /** Whether the node is called or returns. */
  readonly kind: 'enter' | 'exit';
  /** The node whose call or return this is. */
  readonly node: number;
  /** The open calls from the root to `node`. */
  readonly stack: readonly Frame[];
  readonly #trace: Trace;
  readonly #naming: CellNaming;

  constructor(
    trace: Trace,
    readonly step: number,
    naming: CellNaming,
  ) {
    const moment = findMoment(trace, step);
    this.kind = moment.kind;
    this.node = moment.node;
    this.stack = buildFrames(trace, step, moment);
    this.#trace = trace;
    this.#naming = naming;
  }

  /** What happens at this step, in plain words. Built on each access. */
  get sentence(): string {
    return describeStep(this.#trace, this.step, this.#naming).text;
  }
}

/**
 * The state at a step, from 0 to `trace.stepCount − 1`. Throws if the step is out of range.
 *
 * @example
 * const trace = search(parsePosition('oxx/.xo/o..'));
 * const { kind, node, stack } = stateAt(trace, 8);
 * [kind, node, stack.length]; // → ['exit', 5, 4]
 */
export function stateAt(trace: Trace, step: number, naming: CellNaming = defaultNaming): State {
  return new State(trace, step, naming);
}

/** The call stack at a step, root first; the node of the step is last. */
export function buildStack(trace: Trace, step: number): Frame[] {
  return buildFrames(trace, step, findMoment(trace, step));
}

function buildFrames(trace: Trace, step: number, { node, kind }: Moment): Frame[] {
  const { parent, score, move } = trace;
  // oxlint-disable-next-line unicorn/no-new-array -- its length is known, and it is filled from its end
  const stack = new Array<Frame>(trace.ply[node] + 1);
  for (let at = node, ply = stack.length - 1; at >= 0; at = parent[at], ply--) {
    const child = findBestChildSoFar(trace, at, step);
    const best = child < 0 ? null : score[child];
    const window = narrowWindow(trace, at, best);
    const isReturningLeaf = at === node && kind === 'exit' && isLeaf(trace, at);
    stack[ply] = {
      node: at,
      ply,
      side: trace.side(at),
      best: isReturningLeaf ? score[at] : best,
      bestMove: child < 0 ? null : move[child],
      alpha: window?.alpha ?? null,
      beta: window?.beta ?? null,
    };
  }
  return stack;
}
