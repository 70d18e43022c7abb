import type { Position } from '../game/index.ts';
import type { ResolvedOptions } from './options.ts';
import { orderMoves } from './order.ts';
import type { ProbeRule } from './probe.ts';
import { scoreOutcome } from './scoring.ts';

export type RuleMaker = (options: ResolvedOptions) => ProbeRule;

export const baseCase: RuleMaker = (options) => (position, ply) => scoreFinished(position, ply, options);

export const infiniteStart: RuleMaker = (options) => (position, ply) =>
  scoreFinished(position, ply, options) ?? chooseStart(position, options);

export const loop: RuleMaker =
  (options) =>
  (position, ply, { print }) => {
    const value = scoreFinished(position, ply, options);
    if (value !== undefined) return value;
    const best = chooseStart(position, options);
    for (const move of orderMoves(position, options)) print(position.game.moveName(move, '0-8'));
    return best;
  };

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

export function scoreFinished(position: Position, ply: number, options: ResolvedOptions): number | undefined {
  const outcome = position.game.outcome(position);
  return outcome === null ? undefined : scoreOutcome(outcome, ply, options);
}

export function chooseStart({ toMove }: Position, { max }: ResolvedOptions): number {
  return toMove === max ? -Infinity : Infinity;
}

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
