import { watchCode, type Trace } from '../../search/index.ts';
import type { PreparedSearch } from '../../walk/index.ts';

/** The trace of code that is watched, right or wrong; apart, so that only a page that shows some loads what runs it. */
export function runWatched({ position, options }: PreparedSearch): Trace {
  return watchCode(position, options)!;
}
