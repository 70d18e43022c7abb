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

/** How many rows the call stack of a search keeps free, so that nothing below it jumps. */
export function stackRoom({ root }: Trace): number {
  return Math.min(10, root.game.pliesLeft(root) + 1);
}
