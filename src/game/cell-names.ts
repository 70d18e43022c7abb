import type { Game, Move } from './game.ts';

interface Place {
  readonly cell: number;
  readonly row: number;
  readonly column: number;
}

const cellNamings = {
  /** By column, and by row from the top, as in a spreadsheet. */
  'a1-c3': ({ row, column }) => `${String.fromCharCode(97 + column)}${row + 1}`,
  '0-8': ({ cell }) => `${cell}`,
  '1-9': ({ cell }) => `${cell + 1}`,
  'row-column': ({ row, column }) => `(${row}, ${column})`,
} as const satisfies Record<string, (place: Place) => string>;

/** How cells are called, by name. */
export type CellNaming = keyof typeof cellNamings;

export const namings = Object.keys(cellNamings) as readonly CellNaming[];

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

/** An author's text means a move by its number, from 0, or by its default name: `7` or `b3`. */
export function isMoveText(game: Pick<Game, 'moveName'>, move: Move, text: string): boolean {
  return text === `${move}` || text === game.moveName(move, defaultNaming);
}
