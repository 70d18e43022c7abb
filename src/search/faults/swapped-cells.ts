import { MnkGame, type BoardView, type MnkPosition, type Position } from '../../game/index.ts';

/** The rules of a board as they are, with a drawing in which the last two cells have changed places. */
class SwappedCells extends MnkGame {
  override board(position: MnkPosition): BoardView {
    const { columns, rows, cells } = super.board(position);
    return { columns, rows, cells: cells.with(-2, cells.at(-1)!).with(-1, cells.at(-2)!), lines: [] };
  }
}

/**
 * The same position, drawn wrongly wherever it is drawn: the last two cells have changed places, and no line is
 * marked. Nothing else about it is different, so that a search of it is right.
 */
export function withSwappedCells(position: Position): Position {
  const { columns, rows, k, gravity, misere } = position.game as MnkGame;
  const game = new SwappedCells(columns, rows, k, { gravity, misere });
  return { ...position, game };
}
