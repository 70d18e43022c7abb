import { words } from '../words/index.ts';
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

/** The name of a way to name cells. */
export type CellNaming = keyof typeof cellNamings;

export const namings = Object.keys(cellNamings) as readonly CellNaming[];

export const defaultNaming: CellNaming = namings[0];

/**
 * The name of a cell. −1 stands for no move: a call of a program may get a board that no move leads to.
 *
 * @example
 * cellName(7, 3, 'a1-c3'); // → 'b3'
 * cellName(7, 3, '0-8'); // → '7'
 * cellName(7, 3, 'row-column'); // → '(2, 1)'
 */
export function cellName(cell: Move, columns: number, naming: CellNaming): string {
  if (cell < 0) return words.noMove;
  return cellNamings[naming]({ cell, row: Math.floor(cell / columns), column: cell % columns });
}

/** Whether an author's text means a move: its number from 0 or its default name, `7` or `b3`. */
export function isMoveText(game: Pick<Game, 'moveName'>, move: Move, text: string): boolean {
  return text === `${move}` || text === game.moveName(move, defaultNaming);
}
