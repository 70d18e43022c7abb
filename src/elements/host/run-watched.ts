import { watchCode, type Trace } from '../../search/index.ts';
import type { PreparedSearch } from '../../walk/index.ts';

/** In a file of its own, so that only pages with watched code load what runs it. */
export function runWatched({ position, options }: PreparedSearch): Trace {
  return watchCode(position, options)!;
}
