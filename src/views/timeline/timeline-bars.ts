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

/** The node whose bar covers a moment at a ply, or null where the row is empty. */
export function barAt(trace: Trace, step: number, ply: number): number | null {
  if (!(step >= 0 && step < trace.stepCount)) return null;
  let node = firstCalledFrom(trace, Math.floor(step) + 1) - 1;
  while (node >= 0 && (trace.ply[node] > ply || barEnd(trace, node) <= step)) node = trace.parent[node];
  return node >= 0 && trace.ply[node] === ply ? node : null;
}

/** The node whose bar covers the middle of a stretch at a ply, or else the first that begins in it; null for none. */
export function barWithin(trace: Trace, { from, to }: TimelineView, ply: number): number | null {
  const middle = barAt(trace, (from + to) / 2, ply);
  if (middle !== null) return middle;
  let node = firstCalledFrom(trace, from);
  while (node < trace.length && trace.enterStep(node) < to && trace.ply[node] !== ply)
    node = trace.ply[node] > ply ? trace.end[node] : node + 1;
  return node < trace.length && trace.enterStep(node) < to ? node : null;
}

/**
 * The nodes in view whose bars are at least `least` steps long, in order of their calls. No bar is longer than its
 * parent's, so the walk leaves out every subtree below a short one: it costs what it finds, whatever the tree's size.
 */
export function barsInView(trace: Trace, { from, to }: TimelineView, least: number): number[] {
  const found: number[] = [];
  const visit = (node: number): void => {
    found.push(node);
    const end = trace.end[node];
    for (let child = node + 1; child < end; child = trace.end[child]) {
      if (trace.enterStep(child) >= to) break;
      if (barEnd(trace, child) > from && 2 * trace.size(child) >= least) visit(child);
    }
  };
  if (trace.stepCount >= least) visit(0);
  return found;
}
