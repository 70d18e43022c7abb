import type { Move, NamedOrder } from './game.ts';
import type { MnkGame } from './mnk.ts';

/**
 * Where a cell stands in a named order; lower ranks come first. `centre-first` takes the cells that lie on most lines
 * first (on 3 × 3: centre, corners, edges) and the more central of equals; `corner-first` the same after the corners;
 * `edges-first` the rim without its corners, the corners, then the inside.
 */
export function cellRank({ columns, rows, lines }: MnkGame, cell: Move, order: NamedOrder): number {
  if (order === 'row-major') return 0;
  const across = Math.abs(2 * (cell % columns) - columns + 1);
  const down = Math.abs(2 * Math.floor(cell / columns) - rows + 1);
  const isAtSide = across === columns - 1;
  const isAtEnd = down === rows - 1;
  const isCorner = isAtSide && isAtEnd;
  if (order === 'edges-first') return isCorner ? 1 : isAtSide || isAtEnd ? 0 : 2;
  if (order === 'corner-first' && isCorner) return -100;
  const through = lines.filter((line) => (line >> cell) & 1).length;
  return (across * across + down * down) / 100 - through;
}
