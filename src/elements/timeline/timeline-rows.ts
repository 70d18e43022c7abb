/** A search of no more rows than this lies flat below its tree, without boards of its own. */
const FLAT_ROWS = 5;

/** Whether the bars of a timeline with so many rows may hold boards. */
export const hasBoards = (rows: number): boolean => rows > FLAT_ROWS;

/** The height of each row of a timeline, as a CSS length: it grows with the type. */
export function rowHeight(rows: number): string {
  return hasBoards(rows) ? 'var(--ply-row)' : '1.375rem';
}
