import type { Move } from '../../game/index.ts';
import { savedCounter, type Trace } from '../../search/index.ts';

/** Beyond so many different positions the nodes that a cutoff saved are not counted. */
const COUNTED = 20_000;

const counters = new WeakMap<Trace, ReturnType<typeof savedCounter>>();

/** How many nodes a cutoff saved at a node, below all moves that it cut or below some of them; null for too many. */
export function savedAt(trace: Trace, node: number, moves?: readonly Move[]): number | null {
  let counter = counters.get(trace);
  if (!counter) counters.set(trace, (counter = savedCounter(trace, COUNTED)));
  return counter(node, moves);
}
