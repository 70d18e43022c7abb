import type { Position } from '../game/index.ts';
import type { ResolvedOptions } from './options.ts';
import { orderMoves } from './order.ts';
import type { ProbeRule } from './probe.ts';
import { scoreOutcome } from './scoring.ts';

export type RuleMaker = (options: ResolvedOptions) => ProbeRule;

/** Stage one: scores finished games; returns nothing for others. */
export const baseCase: RuleMaker = (options) => (position, ply) => scoreFinished(position, ply, options);

/** Stage two: adds a best that starts at infinity, and returns it. */
export const infiniteStart: RuleMaker = (options) => (position, ply) =>
  scoreFinished(position, ply, options) ?? chooseStart(position, options);

/** Stage three: adds a loop over the moves, which prints each but makes none. */
export const loop: RuleMaker =
  (options) =>
  (position, ply, { print }) => {
    const value = scoreFinished(position, ply, options);
    if (value !== undefined) return value;
    const best = chooseStart(position, options);
    for (const move of orderMoves(position, options)) print(position.game.moveName(move, '0-8'));
    return best;
  };

/** Stage four: makes every move on a copy and asks for its value; returns the last one. */
export const lastValue: RuleMaker =
  (options) =>
  (position, ply, { call, keep }) => {
    let value = scoreFinished(position, ply, options);
    if (value !== undefined) return value;
    for (const move of orderMoves(position, options)) {
      value = call(position.game.play(position, move), move);
      keep();
    }
    return value;
  };

/** Stage five: keeps the best value. This is minimax; it must record the same as the recorder. */
export const bestValue: RuleMaker = (options) => (position, ply, probe) =>
  scoreFinished(position, ply, options) ?? findBest(position, options, probe);

/** Undefined while the game runs. */
export function scoreFinished(position: Position, ply: number, options: ResolvedOptions): number | undefined {
  const outcome = position.game.outcome(position);
  return outcome === null ? undefined : scoreOutcome(outcome, ply, options);
}

/** Worse than every score for the side to move. */
export function chooseStart({ toMove }: Position, { max }: ResolvedOptions): number {
  return toMove === max ? -Infinity : Infinity;
}

/** Makes every move on a copy, asks for its value, and keeps the best; without moves, the starting value. */
export function findBest(
  position: Position,
  options: ResolvedOptions,
  { call, keep }: Parameters<ProbeRule>[2],
): number {
  const isMax = position.toMove === options.max;
  let best = chooseStart(position, options);
  for (const move of orderMoves(position, options)) {
    const value = call(position.game.play(position, move), move);
    if (isMax ? value > best : value < best) {
      best = value;
      keep();
    }
  }
  return best;
}
