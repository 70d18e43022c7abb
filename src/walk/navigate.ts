import { isLeaf, type Trace } from '../search/index.ts';
import { bestSoFar } from './best-so-far.ts';
import { momentAt } from './seek.ts';
import type { Session } from './session.ts';
import { isCutBy } from './window.ts';

/**
 * Every way to move a cursor: from a step of a trace to another. At an end of the trace the step stays. Some ways need
 * what the session knows beside the trace, and lead nowhere without it.
 *
 * @example
 * const trace = search(parsePosition('oxx/.xo/o..'));
 * navigate.nextChange(trace, 0); // → 4
 */
export type Navigation = (
  trace: Trace,
  step: number,
  known?: Partial<Pick<Session, 'comparison' | 'faults'>>,
) => number;

/** To the call of the root. */
export const first: Navigation = () => 0;

/** To the return of the root. */
export const last: Navigation = (trace) => trace.stepCount - 1;

/** One step on. */
export const next: Navigation = (trace, step) => Math.min(step + 1, trace.stepCount - 1);

/** One step back. */
export const back: Navigation = (_trace, step) => Math.max(step - 1, 0);

/** Finishes the current subtree; at a return, the next one that is called, or the parent if none is. */
export const over: Navigation = (trace, step) => {
  const from = momentAt(trace, step).kind === 'enter' ? step : next(trace, step);
  return trace.exitStep(momentAt(trace, from).node);
};

/** The mirror of `over`: to the call of the current subtree; at a call, of the one before, or of the parent. */
export const backOver: Navigation = (trace, step) => {
  const from = momentAt(trace, step).kind === 'exit' ? step : back(trace, step);
  return trace.enterStep(momentAt(trace, from).node);
};

/** Finishes the parent; from the root, the search. */
export const out: Navigation = (trace, step) => {
  const { node } = momentAt(trace, step);
  return trace.exitStep(Math.max(trace.parent[node], 0));
};

/** The mirror of `out`: to the call of the parent. */
export const backOut: Navigation = (trace, step) => {
  const { node } = momentAt(trace, step);
  return trace.enterStep(Math.max(trace.parent[node], 0));
};

/** To the next step at which a node's best changes, which is the return of a child that improves it. */
export const nextChange: Navigation = (trace, step) => seek(trace, step, 1, isChangeOfBest);

/** To the step before at which a node's best changed. */
export const previousChange: Navigation = (trace, step) => seek(trace, step, -1, isChangeOfBest);

/** To the next step at which a window closes, so that the remaining moves of a node are cut. */
export const nextCutoff: Navigation = (trace, step) => (trace.cut ? seek(trace, step, 1, isCutoff) : step);

/** To the step before at which a window closed. */
export const previousCutoff: Navigation = (trace, step) =>
  trace.cut ? seek(trace, step, -1, isCutoff) : step;

/** To the next call that asks what was asked before: the table answers it, or a program searches it once more. */
export const nextRepeat: Navigation = (trace, step) => {
  const node = trace.repeats.find((each) => trace.enterStep(each) > step);
  return node === undefined ? step : trace.enterStep(node);
};

/** To the call before that asked what had been asked before. */
export const previousRepeat: Navigation = (trace, step) => {
  const node = trace.repeats.findLast((each) => trace.enterStep(each) < step);
  return node === undefined ? step : trace.enterStep(node);
};

/** To where a program is wrong next; after the last such place, to the first. */
export const nextFault: Navigation = (_trace, step, known) => {
  const steps = (known?.faults ?? []).filter(({ kind }) => kind === 'wrong').map((fault) => fault.step);
  return steps.find((each) => each > step) ?? steps[0] ?? step;
};

/** To where a program broke off by an error. */
export const toError: Navigation = (_trace, step, known) =>
  known?.faults?.find(({ kind }) => kind === 'error')?.step ?? step;

/** To the next call that calls nothing itself: a finished game, or where the search looks no deeper. */
export const nextLeaf: Navigation = (trace, step) => seek(trace, step, 1, isLeafCall);

/** To the call before that called nothing itself. */
export const previousLeaf: Navigation = (trace, step) => seek(trace, step, -1, isLeafCall);

/** To the next return of a node where the two searches of a comparison choose different moves. */
export const nextDifference: Navigation = (_trace, step, known) =>
  known?.comparison?.nextDifference(step) ?? step;

/** To the return before of a node where the two searches of a comparison choose different moves. */
export const previousDifference: Navigation = (_trace, step, known) =>
  known?.comparison?.previousDifference(step) ?? step;

/** Whether the best of some node changes at this step. */
export function isChangeOfBest(trace: Trace, step: number): boolean {
  const { node, kind } = momentAt(trace, step);
  return kind === 'exit' && node > 0 && bestSoFar(trace, trace.parent[node], step)?.child === node;
}

/** Whether at this step the test α ≥ β comes out as true: the last child that is searched returns, and the rest is cut. */
export function isCutoff(trace: Trace, step: number): boolean {
  const { node, kind } = momentAt(trace, step);
  const parent = trace.parent[node];
  return kind === 'exit' && parent >= 0 && isCutBy(trace, parent, step);
}

/** Whether at this step a leaf is called. */
export function isLeafCall(trace: Trace, step: number): boolean {
  const { node, kind } = momentAt(trace, step);
  return kind === 'enter' && isLeaf(trace, node);
}

/** The nearest step in a direction at which something is so, or the same step. */
function seek(trace: Trace, step: number, direction: 1 | -1, isSo: typeof isCutoff): number {
  for (let at = step + direction; at >= 0 && at < trace.stepCount; at += direction)
    if (isSo(trace, at)) return at;
  return step;
}
