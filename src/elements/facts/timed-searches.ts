import type { Position } from '../../game/index.ts';
import { memos, minimax, type MemoName, rememberedMinimax, resolveOptions } from '../../search/index.ts';

/** The ways that are timed: as a textbook writes it, with a dictionary, with one that knows turned and mirrored boards. */
export const timedWays = ['none', ...(Object.keys(memos) as MemoName[])] as const;

/** One of `timedWays`. */
export type TimedWay = (typeof timedWays)[number];

/** Searches a position once, to its end and without a record; returns how many milliseconds it took. */
export function timeSearch(root: Position, way: TimedWay): number {
  const options = resolveOptions(way === 'none' ? {} : { memo: way }, root);
  const start = performance.now();
  if (way === 'none') minimax(root, options);
  else rememberedMinimax(root, options);
  return performance.now() - start;
}
