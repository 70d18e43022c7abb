import type { Trace } from '../search/index.ts';
import { words } from '../words/index.ts';

/** One moment of a search: the call (`enter`) or the return (`exit`) of a node. */
export interface Moment {
  readonly node: number;
  readonly kind: 'enter' | 'exit';
}

/**
 * The moment at a step. A node's call is at 2·node − ply, so the node called last lies within half a tree's height of
 * step / 2; every step since its call is the return of one more of its ancestors. Throws when the step is out of range.
 *
 * @example
 * momentAt(search(parsePosition('oxx/.xo/o..')), 21); // → { node: 0, kind: 'exit' }
 */
export function momentAt(trace: Trace, step: number): Moment {
  let node = Math.min(trace.length - 1, checkedStep(trace, step) >> 1);
  while (node + 1 < trace.length && trace.enterStep(node + 1) <= step) node++;
  let returns = step - trace.enterStep(node);
  if (returns === 0) return { node, kind: 'enter' };
  while (--returns > 0) node = trace.parent[node];
  return { node, kind: 'exit' };
}

/** A step that a trace has. Throws when it is out of range. */
export function checkedStep(trace: Trace, step: number): number {
  if (Number.isInteger(step) && step >= 0 && step < trace.stepCount) return step;
  throw new RangeError(words.errors.step(step, trace.stepCount));
}

/** What a node is at a step: `uncalled`, `open` between its call and its return, or `returned` from its return on. */
export function statusAt(trace: Trace, node: number, step: number): 'uncalled' | 'open' | 'returned' {
  if (step < trace.enterStep(node)) return 'uncalled';
  return step < trace.exitStep(node) || staysOpen(trace, node) ? 'open' : 'returned';
}

/** Whether a trace is of a program that was stopped, or failed: nothing ran after its last step. */
export function isCutOff(trace: Trace): boolean {
  return trace.isLeftOpen && trace.stopped !== null;
}

/** Whether a program stopped in a call: nothing ran after that, and so it never returns. */
export function staysOpen(trace: Trace, node: number): boolean {
  return trace.isLeftOpen && trace.isUnfinished(node);
}
