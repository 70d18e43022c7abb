import type { Game, Move } from './game.ts';

/** A cell by its number, its row and its column, all from 0. */
interface Place {
  readonly cell: number;
  readonly row: number;
  readonly column: number;
}

/** How cells may be called. */
const cellNamings = {
  /** By column, and by row from above, as in a spreadsheet. */
  'a1-c3': ({ row, column }) => `${String.fromCharCode(97 + column)}${row + 1}`,
  /** As programs count. */
  '0-8': ({ cell }) => `${cell}`,
  '1-9': ({ cell }) => `${cell + 1}`,
  /** As the source documents do. */
  'row-column': ({ row, column }) => `(${row}, ${column})`,
} as const satisfies Record<string, (place: Place) => string>;

/** How cells are called, by name. */
export type CellNaming = keyof typeof cellNamings;

/** All ways to call cells. */
export const namings = Object.keys(cellNamings) as readonly CellNaming[];

/** What cells are called if nobody chose: `a1` to `c3`. */
export const defaultNaming: CellNaming = namings[0];

/**
 * What a cell is called; a question mark for −1, the move that is none, as programs with mistakes make it.
 *
 * @example
 * cellName(7, 3, 'a1-c3'); // → 'b3'
 * cellName(7, 3, '0-8'); // → '7'
 * cellName(7, 3, 'row-column'); // → '(2, 1)'
 */
export function cellName(cell: Move, columns: number, naming: CellNaming): string {
  if (cell < 0) return '?';
  return cellNamings[naming]({ cell, row: Math.floor(cell / columns), column: cell % columns });
}

/**
 * Whether an author's text means this move: its number, from 0, or the name that it has where nobody chose another.
 *
 * @example
 * isWritten(ticTacToe, 7, 'b3') && isWritten(ticTacToe, 7, '7'); // → true
 */
export function isWritten(game: Pick<Game, 'moveName'>, move: Move, text: string): boolean {
  return text === `${move}` || text === game.moveName(move, defaultNaming);
}
