import { isLeaf, type Trace, type ScoreWindow } from '../search/index.ts';
import { bestChildSoFar } from './best-so-far.ts';
import { momentAt } from './seek.ts';

/**
 * A node's window at a step: the one that it was called with, narrowed by the best of the children that have
 * returned. Null in a search without windows.
 */
export function windowAt(trace: Trace, node: number, step: number): ScoreWindow | null {
  const child = bestChildSoFar(trace, node, step);
  return narrowed(trace, node, child < 0 ? null : trace.score[child]);
}

/** As `windowAt`, for a best score that is known; null while none has come back. */
export function narrowed(trace: Trace, node: number, best: number | null): ScoreWindow | null {
  if (!trace.cut) return null;
  const window = trace.windowAt(node);
  if (best === null) return window;
  return trace.isMax(node)
    ? { ...window, alpha: Math.max(window.alpha, best) }
    : { ...window, beta: Math.min(window.beta, best) };
}

/**
 * Whether a node's remaining moves are cut by a step: its window closed when the last child that is searched returned,
 * which is the step before its own return.
 */
export function isCutBy(trace: Trace, node: number, step: number): boolean {
  return (trace.cut?.[node] ?? 0) !== 0 && step >= trace.exitStep(node) - 1;
}

/** The nodes whose values gave a node its window: null for a side that is open, or for no window at all. */
export interface BoundSources {
  /** The node whose window it is. */
  readonly node: number;
  readonly alpha: number | null;
  readonly beta: number | null;
}

/**
 * Where the window comes from that a step is about: of the node that is called or cut there, or else of the node that a
 * value comes back to. Each bound is the best child of the highest node on the path that has it. Null without a window.
 */
export function boundSources(trace: Trace, step: number): BoundSources | null {
  if (!trace.cut) return null;
  const { node: current, kind } = momentAt(trace, step);
  const isOwn = !isLeaf(trace, current) && (kind === 'enter' || isCutBy(trace, current, step));
  const node = isOwn ? current : trace.parent[current];
  if (node < 0) return null;
  const found: { alpha: number | null; beta: number | null } = { alpha: null, beta: null };
  const window = windowAt(trace, node, step);
  for (let at = node; at >= 0; at = trace.parent[at]) {
    const child = bestChildSoFar(trace, at, at === node ? step : trace.enterStep(node));
    const side = trace.isMax(at) ? 'alpha' : 'beta';
    if (child >= 0 && trace.score[child] === window?.[side]) found[side] = child;
  }
  return { node, ...found };
}
