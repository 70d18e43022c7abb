import type { Position } from '../game/index.ts';
import { resolveOptions, type ResolvedOptions, type SearchOptions } from './options.ts';
import { PlainTree } from './plain-tree.ts';
import { walkPlainly } from './plain-walk.ts';
import type { Trace } from './trace.ts';

/**
 * Searches a position by plain minimax, which is fast enough to wait for. Null when the options ask for anything
 * else, or when the whole search takes more than `maxNodes` nodes: then `search` does it. Throws as `search` does.
 */
export function searchPlainly(position: Position, options: SearchOptions = {}): Trace | null {
  const resolved = resolveOptions(options, position);
  return plainTree(position, resolved)?.scored(resolved) ?? null;
}

/**
 * The tree that `searchPlainly` searches, for any scoring. Null where that is null, and where it would take more than
 * `most` calls.
 */
export function plainTree(position: Position, options: ResolvedOptions, most = Infinity): PlainTree | null {
  const { algorithm, memo, depthLimit, deepening, code } = options;
  const isPlain = algorithm === 'minimax' && !memo && depthLimit === null && !deepening && !code;
  const walk = isPlain ? walkPlainly(position, options, most) : null;
  return walk && new PlainTree(position, options, walk);
}
