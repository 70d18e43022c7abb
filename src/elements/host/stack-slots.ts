import type { Trace } from '../../search/index.ts';

const MOST_SLOTS = 10;

export const ROOMY_SLOTS = 5;

export function countStackSlots({ plies }: Trace): number {
  return Math.min(MOST_SLOTS, plies + 1);
}
