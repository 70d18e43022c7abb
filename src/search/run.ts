import type { Position } from '../game/index.ts';
import { runCode } from './codes.ts';
import { deepen } from './deepen.ts';
import { resolveOptions, type SearchOptions } from './options.ts';
import { plainTree } from './plain.ts';
import { Searcher } from './searcher.ts';
import { halted, runSlices, type SearchRun } from './slices.ts';
import { Trace } from './trace.ts';

/**
 * Searches a position in slices of so many nodes, for a worker to run. After each it yields; `next(true)` then stops
 * it, and what it has is its result. Reaching `maxNodes` stops it likewise. Throws on unknown options and values.
 */
export function* searchRun(position: Position, options: SearchOptions = {}, slice = 50_000): SearchRun {
  const resolved = resolveOptions(options, position);
  if (resolved.code) return runCode(position, resolved.code, resolved);
  if (resolved.deepening) return yield* deepen(position, resolved, slice);
  const plain = plainTree(position, resolved);
  if (plain) return plain.scored(resolved);
  const searcher = new Searcher(position, resolved);
  const reason = yield* runSlices(searcher, slice);
  const { columns } = searcher;
  return new Trace(position, resolved, columns, reason && halted(searcher, reason));
}
