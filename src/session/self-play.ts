import type { Position, Side } from '../game/index.ts';
import { searchPlainly, type Trace } from '../search/index.ts';
import type { GameRecord } from './game-record.ts';

/** How the search scores for either side: `depth`, or plainly. */
export type Scorings = Readonly<Record<Side, string>>;

/** The search of a position of tic-tac-toe as the side to move there scores it. */
export function searchOfMover(position: Position, scorings: Scorings): Trace {
  return searchPlainly(position, { scoring: scorings[position.toMove] === 'depth' ? 'depth' : 'plain' })!;
}

/** The game as two searches play it to its end, each with its own scoring. */
export function playOut(record: GameRecord, scorings: Scorings): GameRecord {
  let game = record;
  while (game.outcome === null) game = game.play(searchOfMover(game.position, scorings).bestMove()!);
  return game;
}
