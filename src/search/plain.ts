import type { Position } from '../game/index.ts';
import { resolveOptions, type ResolvedOptions, type SearchOptions } from './options.ts';
import { recordMinimax } from './record.ts';
import { Trace } from './trace.ts';

/**
 * Searches a position by plain minimax, which is fast enough to wait for. Null when the options ask for anything
 * else, or when the whole search takes more than `maxNodes` nodes: then `search` does it. Throws as `search` does.
 */
export function searchPlainly(position: Position, options: SearchOptions = {}): Trace | null {
  return recordedPlainly(position, resolveOptions(options, position));
}

/** As `searchPlainly`, for options whose defaults are filled in. */
export function recordedPlainly(position: Position, options: ResolvedOptions): Trace | null {
  const { algorithm, memo, depthLimit, deepening, code } = options;
  const isPlain = algorithm === 'minimax' && !memo && depthLimit === null && !deepening && !code;
  const columns = isPlain ? recordMinimax(position, options) : null;
  return columns && new Trace(position, options, columns);
}
