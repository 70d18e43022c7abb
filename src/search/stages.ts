import type { Position } from '../game/index.ts';
import type { ResolvedOptions } from './options.ts';
import { orderedMoves } from './order.ts';
import type { ProbeRule } from './probe.ts';
import { scoreOf } from './scoring.ts';

export type RuleMaker = (options: ResolvedOptions) => ProbeRule;

/** Stage one: scores finished games; returns nothing for others. */
export const baseCase: RuleMaker = (options) => (position, ply) => finished(position, ply, options);

/** Stage two: adds a best that starts at infinity, and returns it. */
export const infiniteStart: RuleMaker = (options) => (position, ply) =>
  finished(position, ply, options) ?? start(position, options);

/** Stage three: adds a loop over the moves, which prints each but makes none. */
export const loop: RuleMaker =
  (options) =>
  (position, ply, { print }) => {
    const value = finished(position, ply, options);
    if (value !== undefined) return value;
    const best = start(position, options);
    for (const move of orderedMoves(position, options)) print(position.game.moveName(move, '0-8'));
    return best;
  };

/** Stage four: makes every move on a copy and asks for its value; returns the last one. */
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

/** Stage five: keeps the best value. This is minimax; it must record the same as the recorder. */
export const bestValue: RuleMaker = (options) => (position, ply, probe) =>
  finished(position, ply, options) ?? bestOfMoves(position, options, probe);

/** Undefined while the game runs. */
export function finished(position: Position, ply: number, options: ResolvedOptions): number | undefined {
  const outcome = position.game.outcome(position);
  return outcome === null ? undefined : scoreOf(outcome, ply, options);
}

/** Worse than every score for the side to move. */
export function start({ toMove }: Position, { max }: ResolvedOptions): number {
  return toMove === max ? -Infinity : Infinity;
}

/** Makes every move on a copy, asks for its value, and keeps the best; without moves, the starting value. */
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
