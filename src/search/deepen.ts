import type { Move, Position } from '../game/index.ts';
import { Kind } from './columns.ts';
import type { ResolvedOptions } from './options.ts';
import { Searcher } from './searcher.ts';
import { halted, runSlices, type SearchRun } from './slices.ts';
import { Trace } from './trace.ts';

/**
 * Iterative deepening: searches one ply deep, then two, and on to the limit, or until no node lies at the frontier.
 * Each search tries the best moves of the one before it first. The answer is the deepest search that was finished;
 * the others are its `earlier` ones. (Slate and Atkin 1977.)
 */
export function* deepen(position: Position, options: ResolvedOptions, slice: number): SearchRun {
  const finished: Trace[] = [];
  let preferred: ReadonlyMap<number, Move> = new Map();
  let nodes = 0;
  for (let depthLimit = 1; depthLimit <= options.depthLimit!; depthLimit++) {
    const searcher = new Searcher(position, { ...options, depthLimit }, preferred);
    const deepest = finished.at(-1) ?? null;
    const reason = yield* runSlices(searcher, slice, nodes, deepest);
    nodes += searcher.columns.length;
    if (reason) {
      const stop = halted(searcher, reason);
      if (!deepest) return new Trace(position, searcher.options, searcher.columns, stop);
      return new Trace(position, deepest.options, deepest, { reason, nodes, node: -1 }, deepest.earlier);
    }
    const trace = new Trace(position, searcher.options, searcher.columns, null, [...finished]);
    finished.push(trace);
    if (!trace.kind.includes(Kind.frontier)) break;
    preferred = searcher.bestMoves;
  }
  return finished.at(-1)!;
}
