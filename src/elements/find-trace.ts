import { searchPlainly, type Trace } from '../search/index.ts';
import { prepare, type Settings } from '../session/index.ts';
import type { SearchWatch } from './search-watch.ts';

/**
 * Searches what settings ask for: plain minimax at once, so that its module is all that most pages load; anything else
 * when its modules are there, and in a worker if it is long. Throws, or rejects, on any setting that is wrong.
 */
export function findTrace(settings: Settings, watch: SearchWatch): Trace | Promise<Trace> {
  return plainTrace(settings) ?? later(settings, watch);
}

const known = new Map<string, WeakRef<Trace>>();

/** Plain minimax, one trace for all that ask for the same; null for any other search. Throws on a wrong setting. */
export function plainTrace(settings: Settings): Trace | null {
  const key = JSON.stringify(settings);
  const before = known.get(key)?.deref();
  if (before) return before;
  const { position, options } = prepare(settings);
  const trace = searchPlainly(position, options);
  if (trace) known.set(key, new WeakRef(trace));
  return trace;
}

async function later(settings: Settings, watch: SearchWatch): Promise<Trace> {
  const { searchLater } = await import('./search-later.ts');
  watch.forgotten.throwIfAborted();
  return searchLater(settings, watch);
}
