import type { Trace } from '../search/index.ts';
import { words } from '../words/index.ts';

export interface Moment {
  readonly node: number;
  readonly kind: 'enter' | 'exit';
}

/**
 * A node's call is at step 2·node − ply, so the last node called is near step / 2; each step since its call is the
 * return of one more ancestor. Throws if the step is out of range.
 */
export function findMoment(trace: Trace, step: number): Moment {
  let node = Math.min(trace.length - 1, checkStep(trace, step) >> 1);
  while (node + 1 < trace.length && trace.enterStep(node + 1) <= step) node++;
  let returns = step - trace.enterStep(node);
  if (returns === 0) return { node, kind: 'enter' };
  while (--returns > 0) node = trace.parent[node];
  return { node, kind: 'exit' };
}

export function checkStep(trace: Trace, step: number): number {
  if (Number.isInteger(step) && step >= 0 && step < trace.stepCount) return step;
  throw new RangeError(words.errors.step(step, trace.stepCount));
}

export function findStatus(trace: Trace, node: number, step: number): 'uncalled' | 'open' | 'returned' {
  if (step < trace.enterStep(node)) return 'uncalled';
  return step < trace.exitStep(node) || staysOpen(trace, node) ? 'open' : 'returned';
}

/** Whether this is the trace of a program that stopped early: nothing ran after its last step. */
export function isCutOff(trace: Trace): boolean {
  return trace.isLeftOpen && trace.stopped !== null;
}

export function staysOpen(trace: Trace, node: number): boolean {
  return trace.isLeftOpen && trace.isUnfinished(node);
}
