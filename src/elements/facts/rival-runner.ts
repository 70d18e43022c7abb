import type { Position } from '../../game/index.ts';
import { search, type Trace } from '../../search/index.ts';
import { parseOptions, type Settings } from '../../walk/index.ts';

/** Its own module, so that only views that compare searches load it. */
export function runRival(root: Position, rival: Settings): Trace {
  return search(root, parseOptions(rival));
}
