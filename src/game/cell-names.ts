import { notations, type Game, type Move, type Notation } from './game.ts';

/** What cells are called where nobody chose: `a1` to `c3`. */
export const defaultNotation: Notation = notations[0];

/**
 * What a cell is called: by its column and its row from above, as in a spreadsheet; from 0, as programs count; from 1; or
 * by row and column from 0, as the source documents do.
 *
 * A move that is none, −1, as programs with mistakes make them, is a question mark.
 *
 * @example
 * cellName(7, 3, 'a1-c3'); // → 'b3'
 * cellName(7, 3, '0-8'); // → '7'
 * cellName(7, 3, 'row-column'); // → '(2, 1)'
 */
export function cellName(cell: Move, columns: number, notation: Notation): string {
  if (cell < 0) return '?';
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  if (notation === '0-8') return `${cell}`;
  if (notation === '1-9') return `${cell + 1}`;
  if (notation === 'row-column') return `(${row}, ${column})`;
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

/**
 * Whether an author's text means this move: its number, from 0, or the name that it has where nobody chose another.
 *
 * @example
 * isWritten(ticTacToe, 7, 'b3') && isWritten(ticTacToe, 7, '7'); // → true
 */
export function isWritten(game: Pick<Game, 'moveName'>, move: Move, text: string): boolean {
  return text === `${move}` || text === game.moveName(move, defaultNotation);
}
