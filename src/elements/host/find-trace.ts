import type { Trace } from '../../search/index.ts';
import { makePlainTrace, type PreparedSearch, type Settings } from '../../walk/index.ts';
import { waitForTurn } from '../kit/later.ts';
import type { SearchWatch } from './search-watch.ts';

/** Plain minimax runs at once, so that most pages load no more; most of a game waits for the reader to be near. */
export async function findTrace(search: PreparedSearch, watch: SearchWatch): Promise<Trace> {
  const takesTime = isMostOfGame(search.settings);
  if (takesTime) await watch.waitUntilWanted(false);
  if (takesTime) await waitForTurn();
  watch.forgotten.throwIfAborted();
  const plain = makePlainTrace(search);
  // Views of the result are drawn in another task.
  if (plain && takesTime) await waitForTurn();
  return plain ?? runLater(search, watch);
}

function isMostOfGame({ tree, position = '' }: Settings): boolean {
  return !tree && (position.match(/[xo]/gi)?.length ?? 0) < 2;
}

async function runLater(search: PreparedSearch, watch: SearchWatch): Promise<Trace> {
  if (search.settings.code) return runWhenWanted(search, watch);
  const { searchLater } = await import('./search-later.ts');
  watch.forgotten.throwIfAborted();
  return searchLater(search, watch);
}

/** Runs watched code when it is wanted; its runner is not loaded before. */
async function runWhenWanted(search: PreparedSearch, watch: SearchWatch): Promise<Trace> {
  await watch.waitUntilWanted();
  watch.forgotten.throwIfAborted();
  const { runWatched } = await import('./run-watched.ts');
  watch.forgotten.throwIfAborted();
  return runWatched(search);
}
