import type { Position } from '../../game/index.ts';
import { search, type Trace } from '../../search/index.ts';
import { optionsOf, type Settings } from '../../walk/index.ts';

/** The same position, searched in another way; apart, so that only a view that holds searches against each other loads it. */
export function runRival(root: Position, rival: Settings): Trace {
  return search(root, optionsOf(rival));
}
