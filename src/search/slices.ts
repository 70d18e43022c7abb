import type { Move } from '../game/index.ts';
import type { Searcher } from './searcher.ts';
import type { Stop } from './recorded.ts';
import type { Trace } from './trace.ts';

/** How far a running search has come. */
export interface Progress {
  /** Nodes so far, in all iterations. */
  readonly nodes: number;
  /** How many plies deep it looks: the limit of the iteration, or null for a search to the end. */
  readonly depth: number | null;
  /** The best move and score at the root so far; null while none has come back. */
  readonly bestMove: Move | null;
  readonly score: number | null;
}

/** A search that is run in slices: it yields its progress, takes whether to stop, and ends in its trace. */
export type SearchRun = Generator<Progress, Trace, boolean | undefined>;

/** Runs a searcher to its end, to its node limit, or until it is told to stop; the reason, or null at the end. */
export function* runSlices(
  searcher: Searcher,
  slice: number,
  nodesBefore = 0,
  answerBefore: Trace | null = null,
): Generator<Progress, Stop['reason'] | null, boolean | undefined> {
  const { columns, options } = searcher;
  const limit = options.maxNodes - nodesBefore;
  for (let nodes = slice; !searcher.advance(Math.min(nodes, limit)); nodes += slice) {
    if (columns.length >= limit) return 'nodes';
    const { bestMove, best } = searcher.open[0];
    const isKnown = bestMove >= 0;
    const isCancelled = yield {
      nodes: nodesBefore + columns.length,
      depth: options.depthLimit,
      bestMove: isKnown ? bestMove : (answerBefore?.bestMove() ?? null),
      score: isKnown ? best : (answerBefore?.score[0] ?? null),
    };
    if (isCancelled) return 'cancelled';
  }
  return null;
}

/** Ends a searcher where it stands, and says so. */
export function halted(searcher: Searcher, reason: Stop['reason']): Stop {
  return { reason, nodes: searcher.columns.length, node: searcher.halt() };
}
