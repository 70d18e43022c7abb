import type { Move, CellNaming, Position } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import type { BoardScene } from './board-scene.ts';
import { toneOf, type Tone } from '../tree/tone.ts';

/** What is written in an empty cell: what the move there is worth, and whether it is the move that is chosen. */
export interface CellNote {
  readonly text: string;
  readonly tone: Tone;
  readonly isChosen: boolean;
}

/** The board of a position with the names of its cells, which stand small in the corners of the free ones. */
export function withNames(board: BoardScene, { game }: Position, naming: CellNaming): BoardScene {
  return { ...board, names: board.cells.map((_, cell) => game.moveName(cell, naming)) };
}

/** The board with the score of each move, seen from MAX, in the cell that the move would mark. */
export function withScores(
  board: BoardScene,
  scores: ReadonlyMap<Move, number>,
  chosen: Move | null,
): BoardScene {
  const notes = board.cells.map((_, cell): CellNote | null => {
    const score = scores.get(cell);
    if (score === undefined) return null;
    return { text: words.signed(score), tone: toneOf(score), isChosen: cell === chosen };
  });
  return { ...board, notes };
}
