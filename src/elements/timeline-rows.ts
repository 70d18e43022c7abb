/** A search of no more rows than this lies flat below its tree, without boards of its own. */
const FLAT_ROWS = 5;

/** Whether the bars of a timeline with so many rows may hold boards. */
export const hasBoards = (rows: number): boolean => rows > FLAT_ROWS;

/** On a lower screen than this, in CSS pixels, the rows are lower too, so that a stepper still fits on it. */
const LOW_SCREEN = 800;

/** The height of each row of a timeline, in CSS pixels. */
export function rowHeight(rows: number): number {
  if (!hasBoards(rows)) return 22;
  return innerHeight < LOW_SCREEN ? 26 : 32;
}
