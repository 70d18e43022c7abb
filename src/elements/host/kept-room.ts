import type { Trace } from '../../search/index.ts';

/** The call stack shows so many plies at most; of a deeper one the newest calls. */
const MOST_SLOTS = 10;

/** Up to so many slots of the call stack have rows of two lines. */
export const ROOMY_SLOTS = 5;

/** How many slots the call stack of a search has: one a ply, so that nothing in it or below it moves. */
export function stackSlots({ plies }: Trace): number {
  return Math.min(MOST_SLOTS, plies + 1);
}
