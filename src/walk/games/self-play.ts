import type { Position, Side } from '../../game/index.ts';
import { atOnce, resolveOptions, searchPlainly, searchSliced, type Trace } from '../../search/index.ts';
import type { GameRecord } from './game-record.ts';
import { optionsOf, type Settings } from '../settings.ts';

/** How the search goes for either side. */
export type SideSettings = Readonly<Record<Side, Settings>>;

/** As many nodes are searched for one move: nobody who plays would wait for more. */
const playNodes = 300_000;

/**
 * The search of a position as the side to move there goes about it: plain minimax whole, another up to `playNodes`.
 * Throws as `search` does.
 */
export function searchOfMover(position: Position, settings: SideSettings): Trace {
  const options = optionsOf(settings[position.toMove]);
  const plain = searchPlainly(position, options);
  if (plain) return plain;
  const { maxNodes } = resolveOptions(options, position);
  return atOnce(searchSliced(position, { ...options, maxNodes: Math.min(maxNodes, playNodes) }, Infinity));
}

/** The game as two searches play it to its end. */
export function playOut(record: GameRecord, settings: SideSettings): GameRecord {
  let game = record;
  while (game.outcome === null) game = game.play(searchOfMover(game.position, settings).bestMove()!);
  return game;
}
