import type { Position } from '../game/index.ts';
import type { ResolvedOptions } from './options.ts';
import { orderedMoves } from './order.ts';
import type { ProbeRule } from './probe.ts';
import { scoreOf } from './scoring.ts';

/** Code that can be probed, made for the options of a search. */
export type RuleMaker = (options: ResolvedOptions) => ProbeRule;

/** Stage one: finished games only; of all others it says nothing. */
export const baseCase: RuleMaker = (options) => (position, ply) => finished(position, ply, options);

/** Stage two: a best that starts at infinity, and nothing else. */
export const infiniteStart: RuleMaker = (options) => (position, ply) =>
  finished(position, ply, options) ?? start(position, options);

/** Stage three: a loop over the moves, which prints each and makes none. */
export const loop: RuleMaker =
  (options) =>
  (position, ply, { print }) => {
    const value = finished(position, ply, options);
    if (value !== undefined) return value;
    const best = start(position, options);
    for (const move of orderedMoves(position, options)) print(position.game.moveName(move, '0-8'));
    return best;
  };

/** Stage four: every move is made on a copy and its value asked for; the last one is returned. */
export const lastValue: RuleMaker =
  (options) =>
  (position, ply, { call, keep }) => {
    let value = finished(position, ply, options);
    if (value !== undefined) return value;
    for (const move of orderedMoves(position, options)) {
      value = call(position.game.play(position, move), move);
      keep();
    }
    return value;
  };

/** Stage five: the best value is kept. This is minimax, and what it records is what the recorder records. */
export const bestValue: RuleMaker = (options) => (position, ply, probe) =>
  finished(position, ply, options) ?? bestOfMoves(position, options, probe);

/** The score of a finished game; nothing while it runs. */
export function finished(position: Position, ply: number, options: ResolvedOptions): number | undefined {
  const outcome = position.game.outcome(position);
  return outcome === null ? undefined : scoreOf(outcome, ply, options);
}

/** What the best begins as: worse than every score for the side to move. */
export function start({ toMove }: Position, { max }: ResolvedOptions): number {
  return toMove === max ? -Infinity : Infinity;
}

/** Makes every move on a copy, asks what it is worth, and keeps the best; without a move the best stays as it began. */
export function bestOfMoves(
  position: Position,
  options: ResolvedOptions,
  { call, keep }: Parameters<ProbeRule>[2],
): number {
  const isMax = position.toMove === options.max;
  let best = start(position, options);
  for (const move of orderedMoves(position, options)) {
    const value = call(position.game.play(position, move), move);
    if (isMax ? value > best : value < best) {
      best = value;
      keep();
    }
  }
  return best;
}
