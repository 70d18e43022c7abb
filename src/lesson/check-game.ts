import { ticTacToe } from '../game/index.ts';
import { prepare, readGame, type GameRecord } from '../walk/index.ts';
import { words } from '../words/index.ts';
import { settingsOf } from './element-session.ts';
import { attributeOf, placeOfValue, type PageElement } from './page-element.ts';
import type { ProblemList } from './problems.ts';

/** The game that an element begins with. Throws when a move is not legal. */
export function gameOf(element: PageElement): GameRecord {
  return readGame(prepare(settingsOf(element)).position, attributeOf(element, 'moves'));
}

/** Checks that the moves of a game can be played. */
export function checkGame(element: PageElement, problems: ProblemList): void {
  problems.attempt(placeOfValue(element, 'moves'), () => gameOf(element));
}

/** Checks that a text names cells of the 3 × 3 board. */
export function checkCells({ spec, text, at }: PageElement, problems: ProblemList): void {
  const cells = text.match(/\d+/g)?.map(Number) ?? [];
  if (cells.length === 0 || cells.some((cell) => cell >= ticTacToe.cells))
    problems.add(at, words.source.noCell(spec.name, text.trim()));
}
