import type { Move, Notation } from './game.ts';

/**
 * What a cell is called: from 0, from 1, or by row and column from 0, as the source documents do.
 *
 * @example
 * cellName(7, 3, '0-8'); // → '7'
 * cellName(7, 3, 'row-column'); // → '(2, 1)'
 */
export function cellName(cell: Move, columns: number, notation: Notation): string {
  if (notation === '1-9') return `${cell + 1}`;
  if (notation === 'row-column') return `(${Math.floor(cell / columns)}, ${cell % columns})`;
  return `${cell}`;
}
