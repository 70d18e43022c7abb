import type { Trace } from '../../search/index.ts';

/** Most levels that the call stack shows; of a deeper one, the newest calls. */
const MOST_SLOTS = 10;

/** Up to this many levels, each has two lines. */
export const ROOMY_SLOTS = 5;

/** Levels to reserve for the call stack, one per ply, so that nothing moves while it grows. */
export function countStackSlots({ plies }: Trace): number {
  return Math.min(MOST_SLOTS, plies + 1);
}
