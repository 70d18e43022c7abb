import type { Position } from '../../game/index.ts';
import type { Trace } from '../../search/index.ts';
import { makePlainTrace, type PreparedSearch } from '../../walk/index.ts';
import { waitForTurn } from '../kit/turns.ts';
import type { SearchWatch } from './search-watch.ts';

/**
 * Finds the trace of a search. Plain minimax runs at once, without loading more code; larger searches wait until the
 * reader is near.
 */
export async function findTrace(search: PreparedSearch, watch: SearchWatch): Promise<Trace> {
  if (search.settings.program) return findRecordedRun(search, watch);
  const takesTime = isMostOfGame(search.position);
  if (takesTime) await watch.waitUntilWanted(false);
  if (takesTime) await waitForTurn();
  watch.forgotten.throwIfAborted();
  const plain = makePlainTrace(search);
  // The views draw the result in another task.
  if (plain && takesTime) await waitForTurn();
  return plain ?? runLater(search, watch);
}

/** Whether fewer than two marks are on the board; a tree of numbers has no board. */
function isMostOfGame(position: Position): boolean {
  const board = position.game.board(position);
  return board !== null && board.cells.filter((mark) => mark !== null).length < 2;
}

async function runLater(search: PreparedSearch, watch: SearchWatch): Promise<Trace> {
  const { searchLater } = await import('./search-later.ts');
  watch.forgotten.throwIfAborted();
  return searchLater(search, watch);
}

/** Fetches the recorded run of a program when the reader is near. */
async function findRecordedRun(search: PreparedSearch, watch: SearchWatch): Promise<Trace> {
  await watch.waitUntilWanted(false);
  watch.forgotten.throwIfAborted();
  const { fetchRun } = await import('./recorded-run.ts');
  watch.forgotten.throwIfAborted();
  return fetchRun(search);
}
