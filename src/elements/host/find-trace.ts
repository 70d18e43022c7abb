import type { Trace } from '../../search/index.ts';
import { plainTrace, type Settings } from '../../walk/index.ts';
import { ownTask } from '../kit/later.ts';
import type { SearchWatch } from './search-watch.ts';

/**
 * Searches what settings ask for: plain minimax at once, so that its module is all that most pages load, or if it is most
 * of the game when the reader is near, in a task of its own; anything else when its modules are there, and in a worker if it is long. Rejects on any
 * setting that is wrong.
 */
export async function findTrace(settings: Settings, watch: SearchWatch): Promise<Trace> {
  const takesTime = isMostOfGame(settings);
  if (takesTime) await watch.wanted(false);
  if (takesTime) await ownTask();
  watch.forgotten.throwIfAborted();
  const plain = plainTrace(settings);
  // What depends on it is drawn in another task.
  if (plain && takesTime) await ownTask();
  return plain ?? later(settings, watch);
}

function isMostOfGame({ tree, position = '' }: Settings): boolean {
  return !tree && (position.match(/[xo]/gi)?.length ?? 0) < 2;
}

async function later(settings: Settings, watch: SearchWatch): Promise<Trace> {
  if (settings.code) return watched(settings, watch);
  const { searchLater } = await import('./search-later.ts');
  watch.forgotten.throwIfAborted();
  return searchLater(settings, watch);
}

/** Runs watched code when it is wanted: until then not even what runs it is fetched. */
async function watched(settings: Settings, watch: SearchWatch): Promise<Trace> {
  await watch.wanted();
  watch.forgotten.throwIfAborted();
  const { runWatched } = await import('./run-watched.ts');
  watch.forgotten.throwIfAborted();
  return runWatched(settings);
}
