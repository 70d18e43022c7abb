import type { Position } from '../game/index.ts';
import { resolveOptions, type SearchOptions } from './options.ts';
import { recordMinimax } from './record.ts';
import { Trace } from './trace.ts';

/**
 * Searches a position to the end and returns the record of it. Scores are from X's side unless `max` says otherwise;
 * the first best move in the order of moves wins a tie. Throws on unknown options and values.
 */
export function search(position: Position, options: SearchOptions = {}): Trace {
  const resolved = resolveOptions(options, position);
  return new Trace(position, resolved, recordMinimax(position, resolved));
}
