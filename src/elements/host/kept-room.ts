import type { Trace } from '../../search/index.ts';

/** A search of no more rows than this lies flat below its tree, without boards of its own. */
const FLAT_ROWS = 5;

/** Whether the bars of a timeline with so many rows may hold boards. */
export const hasBoards = (rows: number): boolean => rows > FLAT_ROWS;

/** The height of each row of a timeline, as a CSS length: it grows with the type. */
export function rowHeight(rows: number): string {
  return hasBoards(rows) ? 'var(--ply-row)' : '1.375rem';
}

/** The height of the bars of a trace's timeline, which is kept free, so that nothing on the page moves when it comes. */
export function chartHeight(trace: Trace): string {
  const rows = trace.plies + 1;
  return `calc(${rows} * ${rowHeight(rows)})`;
}

/** The call stack shows so many plies at most; of a deeper one the newest calls. */
const MOST_SLOTS = 10;

/** Up to so many slots of the call stack have rows of two lines. */
export const ROOMY_SLOTS = 5;

/** How many slots the call stack of a search has: one a ply, so that nothing in it or below it moves. */
export function stackSlots({ plies }: Trace): number {
  return Math.min(MOST_SLOTS, plies + 1);
}
