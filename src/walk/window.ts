import { isLeaf, type Trace, type ScoreWindow } from '../search/index.ts';
import { findBestChildSoFar } from './best-so-far.ts';
import { HeldTrace } from './by-hand/held-trace.ts';
import { findMoment } from './moment.ts';

/** The window as called, narrowed by the children that have returned. Null in a search without windows. */
export function findWindow(trace: Trace, node: number, step: number): ScoreWindow | null {
  const child = findBestChildSoFar(trace, node, step);
  return narrowWindow(trace, node, child < 0 ? null : trace.score[child]);
}

/** As `findWindow`, for a best score that is known; null before any child has returned. */
export function narrowWindow(trace: Trace, node: number, best: number | null): ScoreWindow | null {
  if (!trace.hasWindow) return null;
  const window = trace.windowAt(node);
  if (best === null) return window;
  return trace.isMax(node)
    ? { ...window, alpha: Math.max(window.alpha, best) }
    : { ...window, beta: Math.min(window.beta, best) };
}

/** Whether the remaining moves of a node are cut. Its window closes one step before its own return. */
export function isCutBy(trace: Trace, node: number, step: number): boolean {
  if (trace instanceof HeldTrace && trace.isUncut(node)) return false;
  return (trace.cut?.[node] ?? 0) !== 0 && step >= trace.exitStep(node) - 1;
}

/** The nodes whose values set the bounds of a window; null for a bound that none set. */
export interface BoundSources {
  readonly node: number;
  readonly alpha: number | null;
  readonly beta: number | null;
}

/** Where the window at a step comes from: of the node called or cut, else of the parent that a value returns to. Null without a window. */
export function findBoundSources(trace: Trace, step: number): BoundSources | null {
  if (!trace.hasWindow) return null;
  const { node: current, kind } = findMoment(trace, step);
  const isOwn = !isLeaf(trace, current) && (kind === 'enter' || isCutBy(trace, current, step));
  const node = isOwn ? current : trace.parent[current];
  return node < 0 ? null : findSourcesOf(trace, node, step);
}

/** The nodes that set the bounds of a node that has not returned, or is just cut. */
export function findSourcesOf(trace: Trace, node: number, step: number): BoundSources {
  const found: { alpha: number | null; beta: number | null } = { alpha: null, beta: null };
  const window = findWindow(trace, node, step);
  for (let at = node; at >= 0; at = trace.parent[at]) {
    const child = findBestChildSoFar(trace, at, at === node ? step : trace.enterStep(node));
    const side = trace.isMax(at) ? 'alpha' : 'beta';
    if (child >= 0 && trace.score[child] === window?.[side]) found[side] = child;
  }
  return { node, ...found };
}
