import type { Trace, ScoreWindow } from '../search/index.ts';
import { bestChildSoFar } from './best-so-far.ts';

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
