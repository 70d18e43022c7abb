import type { Trace } from '../search/index.ts';
import { bestChildSoFar } from './best-so-far.ts';

/** A window: only a score between the two ends can still matter to the call that has it. */
export interface Window {
  /** What MAX is sure of already, here or above. */
  readonly alpha: number;
  /** What MIN is sure of already, here or above. */
  readonly beta: number;
}

/**
 * A node's window at a step: the one that it was called with, narrowed by the best of the children that have
 * returned. Null in a search without windows.
 */
export function windowAt(trace: Trace, node: number, step: number): Window | null {
  const child = bestChildSoFar(trace, node, step);
  return narrowed(trace, node, child < 0 ? null : trace.score[child]);
}

/** As `windowAt`, for a best score that is known; null while none has come back. */
export function narrowed(trace: Trace, node: number, best: number | null): Window | null {
  const { alpha, beta } = trace;
  if (alpha === null || beta === null) return null;
  const window = { alpha: alpha[node], beta: beta[node] };
  if (best === null) return window;
  return trace.isMax(node)
    ? { ...window, alpha: Math.max(window.alpha, best) }
    : { ...window, beta: Math.min(window.beta, best) };
}
