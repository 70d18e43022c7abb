import { searchPlainly, type Trace } from '../search/index.ts';
import { prepare, type Settings } from '../session/index.ts';
import type { SearchWatch } from './search-watch.ts';

/**
 * Searches what settings ask for: plain minimax at once, so that its module is all that most pages load; anything else
 * when its modules are there, and in a worker if it is long. Throws, or rejects, on any setting that is wrong.
 */
export function findTrace(settings: Settings, watch: SearchWatch): Trace | Promise<Trace> {
  const { position, options } = prepare(settings);
  return searchPlainly(position, options) ?? later(settings, watch);
}

async function later(settings: Settings, watch: SearchWatch): Promise<Trace> {
  const { searchLater } = await import('./search-later.ts');
  watch.forgotten.throwIfAborted();
  return searchLater(settings, watch);
}
