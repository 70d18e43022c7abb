import type { Trace } from '../../search/index.ts';

/**
 * What of a timeline is shown: the stretch from one moment to another, in steps. A call's bar runs from its enter
 * step to one past its exit step, so the whole search is the stretch from 0 to the number of steps.
 */
export interface TimelineView {
  readonly from: number;
  readonly to: number;
}

/** The number of steps in a view, fractions included. */
export function span({ from, to }: TimelineView): number {
  return to - from;
}

/** Where a node's bar ends: one past the step of its return. It begins at the step of its call. */
export function barEnd(trace: Trace, node: number): number {
  return trace.exitStep(node) + 1;
}

/** The first node that is called at a step or later, which need not be whole; `trace.length` if there is none. */
export function firstCalledFrom(trace: Trace, step: number): number {
  const { ply, length } = trace;
  let node = Math.max(0, Math.ceil(step / 2));
  while (node < length && 2 * node - ply[node] < step) node++;
  return Math.min(node, length);
}

/** The nodes whose bars lie in view, in order of their calls; the walk leaves out what lies beside it. */
export function barsInView(trace: Trace, { from, to }: TimelineView): number[] {
  const found: number[] = [];
  const visit = (node: number): void => {
    found.push(node);
    const end = trace.end[node];
    for (let child = node + 1; child < end && trace.enterStep(child) < to; child = trace.end[child])
      if (barEnd(trace, child) > from) visit(child);
  };
  visit(0);
  return found;
}

/** Up to so many calls a timeline has a bar each; of more, a pixel shows the sum of what lies on it. */
export const BAR_LIMIT = 200;

/** Whether a stretch of a search holds more calls than have a bar each. */
export function isDense(trace: Trace, view: TimelineView): boolean {
  return trace.length > BAR_LIMIT && span(view) > 2 * BAR_LIMIT;
}

/**
 * The node whose subtree is shown enlarged at a step: the highest above the step's own whose calls have a bar each, or,
 * where that one has more below it, the nearest such that is called next or has returned last.
 */
export function enlargedNode(trace: Trace, { node, kind }: { node: number; kind: 'enter' | 'exit' }): number {
  let at = node;
  if (kind === 'exit' && trace.size(node) > BAR_LIMIT) at = trace.end[node] - 1;
  while (trace.size(at) > BAR_LIMIT) at++;
  while (at > 0 && trace.size(trace.parent[at]) <= BAR_LIMIT) at = trace.parent[at];
  return at;
}
