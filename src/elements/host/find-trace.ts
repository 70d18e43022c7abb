import type { Trace } from '../../search/index.ts';
import { plainTrace, prepare, type Settings } from '../../walk/index.ts';
import type { SearchWatch } from './search-watch.ts';

/**
 * Searches what settings ask for: plain minimax at once, so that its module is all that most pages load; anything else
 * when its modules are there, and in a worker if it is long. Throws, or rejects, on any setting that is wrong.
 */
export function findTrace(settings: Settings, watch: SearchWatch): Trace | Promise<Trace> {
  return plainTrace(settings) ?? later(settings, watch);
}

async function later(settings: Settings, watch: SearchWatch): Promise<Trace> {
  if (settings.code) return watched(settings, watch);
  const { searchLater } = await import('./search-later.ts');
  watch.forgotten.throwIfAborted();
  return searchLater(settings, watch);
}

async function watched(settings: Settings, watch: SearchWatch): Promise<Trace> {
  const { watchCode } = await import('./watch-code.ts');
  watch.forgotten.throwIfAborted();
  const { position, options } = prepare(settings);
  return watchCode(position, options)!;
}
