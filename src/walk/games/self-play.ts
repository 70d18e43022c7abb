import type { Position, Side } from '../../game/index.ts';
import {
  requireBestMove,
  resolveOptions,
  runAtOnce,
  searchPlainly,
  searchSliced,
  type Trace,
} from '../../search/index.ts';
import type { GameRecord } from './game-record.ts';
import { parseOptions, type Settings } from '../written-settings.ts';

export type SideSettings = Readonly<Record<Side, Settings>>;

/** Most nodes to search for one move, so that players do not wait long. */
const MAX_PLAY_NODES = 300_000;

/** As the side to move does: plain minimax whole, any other up to `MAX_PLAY_NODES`. Throws as `search` does. */
export function searchForMover(position: Position, settings: SideSettings): Trace {
  const options = parseOptions(settings[position.toMove]);
  const plain = searchPlainly(position, options);
  if (plain) return plain;
  const { maxNodes } = resolveOptions(options, position);
  return runAtOnce(
    searchSliced(position, { ...options, maxNodes: Math.min(maxNodes, MAX_PLAY_NODES) }, Infinity),
  );
}

export function playOut(record: GameRecord, settings: SideSettings): GameRecord {
  let game = record;
  while (game.outcome === null) game = game.play(requireBestMove(searchForMover(game.position, settings)));
  return game;
}
