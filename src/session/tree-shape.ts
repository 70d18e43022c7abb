import type { Trace } from '../search/index.ts';
import { resultsOf, type Result } from './endings.ts';

/** What stands on one ply of a tree: its calls, and the games that end there. */
export type PlyCounts = { readonly calls: number } & { readonly [result in Result]: number };

/** The size and the form of a subtree. */
export interface TreeShape extends PlyCounts {
  /** Finished games, however they ended. */
  readonly games: number;
  /** By plies from the root of the trace; those above the subtree hold nothing. */
  readonly plies: readonly PlyCounts[];
}

const results: readonly Result[] = ['x', 'o', 'draw'];

/** Counts a node's subtree in one pass over its columns. */
export function treeShape(trace: Trace, node = 0): TreeShape {
  const resultAt = resultsOf(trace);
  const plies: { calls: number; x: number; o: number; draw: number }[] = [];
  for (let at = node; at < trace.end[node]; at++) {
    const counts = (plies[trace.ply[at]] ??= { calls: 0, x: 0, o: 0, draw: 0 });
    counts.calls++;
    const result = resultAt(at);
    if (result) counts[result]++;
  }
  const all = Array.from(plies, (counts) => counts ?? { calls: 0, x: 0, o: 0, draw: 0 });
  const sum = (of: keyof PlyCounts) => all.reduce((total, counts) => total + counts[of], 0);
  const games = results.reduce((total, result) => total + sum(result), 0);
  return { calls: sum('calls'), x: sum('x'), o: sum('o'), draw: sum('draw'), games, plies: all };
}
