import { resolveOptions, type SearchOptions } from './options.ts';
import { runAtOnce, sliceSearch } from './sliced.ts';
import type { Position } from '../game/index.ts';
import type { Trace } from './trace.ts';

/**
 * Searches a position and returns the record of it. Scores are from X's side unless `max` says otherwise; the first
 * best move in the order of moves wins a tie. After `maxNodes` nodes it stops with what it has, which
 * `trace.stopped` says. Throws on unknown options and values.
 *
 * @example
 * const trace = search(parsePosition('oxx/.xo/o..'), { scoring: 'depth' });
 * trace.length; // → 11
 * trace.bestMove(); // → 7
 * trace.score[0]; // → 9
 */
export function search(position: Position, options: SearchOptions = {}): Trace {
  const resolved = resolveOptions(options, position);
  return runAtOnce(sliceSearch(position, resolved, Infinity));
}
