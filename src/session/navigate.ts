import type { Trace } from '../search/index.ts';
import { bestSoFar } from './best-so-far.ts';
import { momentAt } from './seek.ts';

/** Every way to move a cursor: from a step of a trace to another. At an end of the trace the step stays. */
export type Navigation = (trace: Trace, step: number) => number;

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
export const nextChange: Navigation = (trace, step) => {
  for (let at = step + 1; at < trace.stepCount; at++) if (isChangeOfBest(trace, at)) return at;
  return step;
};

/** To the step before at which a node's best changed. */
export const previousChange: Navigation = (trace, step) => {
  for (let at = step - 1; at >= 0; at--) if (isChangeOfBest(trace, at)) return at;
  return step;
};

/** Whether the best of some node changes at this step. */
export function isChangeOfBest(trace: Trace, step: number): boolean {
  const { node, kind } = momentAt(trace, step);
  return kind === 'exit' && node > 0 && bestSoFar(trace, trace.parent[node], step)?.child === node;
}
