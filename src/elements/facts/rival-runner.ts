import type { Position } from '../../game/index.ts';
import { search, type Trace } from '../../search/index.ts';
import { parseOptions, type Settings } from '../../walk/index.ts';

/** In a module of its own, so that only views that compare searches load it. */
export function runRival(root: Position, rival: Settings): Trace {
  return search(root, parseOptions(rival));
}
