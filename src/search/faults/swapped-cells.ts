import { MnkGame, type BoardView, type MnkPosition, type Position } from '../../game/index.ts';

/** The rules of a board as they are, with a drawing in which the last two cells have changed places. */
class SwappedCells extends MnkGame {
  override board(position: MnkPosition): BoardView {
    const board = super.board(position);
    const [last, beforeLast] = board.cells.toReversed();
    return { ...board, cells: [...board.cells.slice(0, -2), last, beforeLast], lines: [] };
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
