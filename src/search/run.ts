import type { Position } from '../game/index.ts';
import { runCode } from './codes.ts';
import { resolveOptions, type SearchOptions } from './options.ts';
import { sliced } from './sliced.ts';
import type { SearchRun } from './slices.ts';

/**
 * Searches a position in slices of so many nodes, for a worker to run. After each it yields; `next(true)` then stops
 * it, and what it has is its result. Reaching `maxNodes` stops it likewise. Throws on unknown options and values.
 */
export function* searchRun(position: Position, options: SearchOptions = {}, slice = 50_000): SearchRun {
  const resolved = resolveOptions(options, position);
  if (resolved.code) return runCode(position, resolved.code, resolved);
  return yield* sliced(position, resolved, slice);
}
