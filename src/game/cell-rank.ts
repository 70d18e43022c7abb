import type { Move } from './game.ts';
import type { MnkGame } from './mnk.ts';

export const cellRanks = {
  /** Cells on most lines first (on 3 × 3: centre, corners, edges), the more central of equals first. */
  'centre-first': rankByLines,
  'corner-first': (game, cell) => (locateCell(game, cell).isCorner ? -100 : rankByLines(game, cell)),
  /** The rim without its corners, the corners, then the inside. */
  'edges-first'(game, cell) {
    const { isCorner, isRim } = locateCell(game, cell);
    return isCorner ? 1 : isRim ? 0 : 2;
  },
} as const satisfies Record<string, (game: MnkGame, cell: Move) => number>;

export type NamedOrder = keyof typeof cellRanks;

function rankByLines(game: MnkGame, cell: Move): number {
  const { across, down } = locateCell(game, cell);
  const through = game.lines.filter((line) => (line >> cell) & 1).length;
  return (across * across + down * down) / 100 - through;
}

/** Distances from the middle are in half cells. */
function locateCell({ columns, rows }: MnkGame, cell: Move) {
  const across = Math.abs(2 * (cell % columns) - columns + 1);
  const down = Math.abs(2 * Math.floor(cell / columns) - rows + 1);
  const [isAtSide, isAtEnd] = [across === columns - 1, down === rows - 1];
  return { across, down, isCorner: isAtSide && isAtEnd, isRim: isAtSide || isAtEnd };
}
