import type { Position } from '../game/index.ts';
import { deepen } from './deepen.ts';
import { resolveOptions, type ResolvedOptions, type SearchOptions } from './options.ts';
import { plainTree } from './plain.ts';
import { Searcher } from './searcher.ts';
import { halted, runSlices, type SearchRun } from './slices.ts';
import { Trace } from './trace.ts';

/**
 * As `searchRun`, of everything but code, which runs at once: a page that watches none need not load it.
 *
 * @example
 * const run = searchSliced(parsePosition('...|...|...'), { memo: true }, 1000);
 * let slices = 0;
 * let slice = run.next();
 * for (; !slice.done; slice = run.next()) slices++;
 * [slices, slice.value.length]; // → [16, 16168]
 */
export function searchSliced(position: Position, options: SearchOptions = {}, slice = 50_000): SearchRun {
  return sliced(position, resolveOptions(options, position), slice);
}

/** As `searchSliced`, for options whose defaults are filled in. */
export function* sliced(position: Position, options: ResolvedOptions, slice: number): SearchRun {
  if (options.deepening) return yield* deepen(position, options, slice);
  const plain = plainTree(position, options, slice);
  if (plain) return plain.scored(options);
  const searcher = new Searcher(position, options);
  const reason = yield* runSlices(searcher, slice);
  return new Trace(position, options, searcher.columns, reason && halted(searcher, reason));
}
