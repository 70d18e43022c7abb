import type { Trace } from '../search/index.ts';

/** The searches of an iterative deepening, the shallowest first; of any other search only itself. */
export function iterationsOf(trace: Trace): readonly Trace[] {
  return [...trace.earlier, trace];
}

/** The one of these searches that a setting names, counted from 1; the last without one, and beyond the last. */
export function iterationOf(trace: Trace, iteration: string | undefined): Trace {
  const all = iterationsOf(trace);
  return all[Math.min(Number(iteration) || all.length, all.length) - 1];
}
