import { ticTacToe, type MnkPosition, type Side } from '../../game/index.ts';
import {
  mergeTree,
  minimaxWithMemo,
  resolveOptions,
  surveyAtOnce,
  type SurveyedPosition,
} from '../../search/index.ts';

/** All positions of games, finished ones too, those with the fewest marks first. */
export function listPositions(): MnkPosition[] {
  return mergeTree(ticTacToe.start(), 'positions')!.map(({ position }) => position as MnkPosition);
}

export function isDrawn(position: MnkPosition): boolean {
  return position.game.outcome(position) === 'draw';
}

const known = new Map<number | null, number>();

/** With perfect play on both sides: 1 if X wins, −1 if O does, 0 for a draw. */
export function findTrueValue(position: MnkPosition): number {
  return minimaxWithMemo(position, resolveOptions({ scoring: 'plain', max: 'x' }, position), known);
}

let surveyed: readonly SurveyedPosition[] | null = null;

/** The positions in which a side is to move, with the choices that are right there. */
export function listSurveyed(side: Side): SurveyedPosition[] {
  surveyed ??= surveyAtOnce(ticTacToe.start());
  return surveyed.filter(({ toMove }) => toMove === side);
}
