import type { Position } from '../../game/index.ts';
import { memos, minimax, type MemoName, minimaxWithMemo, resolveOptions } from '../../search/index.ts';

export const timedWays = ['none', ...(Object.keys(memos) as MemoName[])] as const;

export type TimedWay = (typeof timedWays)[number];

/** Returns milliseconds. The search runs to its end, without a record. */
export function measureSearch(root: Position, way: TimedWay): number {
  const options = resolveOptions(way === 'none' ? {} : { memo: way }, root);
  const start = performance.now();
  if (way === 'none') minimax(root, options);
  else minimaxWithMemo(root, options);
  return performance.now() - start;
}
