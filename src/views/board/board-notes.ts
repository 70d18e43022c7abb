import type { Move, CellNaming, Position } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import type { BoardScene } from './board-scene.ts';
import { readTone, type Tone } from '../tree/tone.ts';

export interface CellNote {
  readonly text: string;
  readonly tone: Tone;
  readonly isChosen: boolean;
}

export function addNames(board: BoardScene, { game }: Position, naming: CellNaming): BoardScene {
  return { ...board, names: board.cells.map((_, cell) => game.moveName(cell, naming)) };
}

/** Writes each move's score, seen from MAX, into the cell that the move would mark. */
export function addScores(
  board: BoardScene,
  scores: ReadonlyMap<Move, number>,
  chosen: Move | null,
): BoardScene {
  const notes = board.cells.map((_, cell): CellNote | null => {
    const score = scores.get(cell);
    if (score === undefined) return null;
    return { text: words.formatScore(score), tone: readTone(score), isChosen: cell === chosen };
  });
  return { ...board, notes };
}
