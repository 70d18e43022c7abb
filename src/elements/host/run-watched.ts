import { watchCode, type Trace } from '../../search/index.ts';
import { prepare, type Settings } from '../../walk/index.ts';

/** The trace of code that is watched, right or wrong; apart, so that only a page that shows some loads what runs it. */
export function runWatched(settings: Settings): Trace {
  const { position, options } = prepare(settings);
  return watchCode(position, options)!;
}
