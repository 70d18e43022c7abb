import { Searcher } from './searcher.ts';
import type { Stop } from './recorded-columns.ts';
import { Trace } from './trace.ts';
import type { Move, Position } from '../game/index.ts';
import { Kind } from './columns.ts';
import { type ResolvedOptions, resolveOptions, type SearchOptions } from './options.ts';
import { buildPlainTree } from './plain-tree.ts';

/** How far a running search has got. */
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

/** Runs until the end (null), the node limit, or a cancellation. */
function* runSlices(
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

export function runAtOnce<T>(run: Generator<unknown, T>): T {
  let slice = run.next();
  while (!slice.done) slice = run.next();
  return slice.value;
}

function haltSearcher(searcher: Searcher, reason: Stop['reason']): Stop {
  return { reason, nodes: searcher.columns.length, node: searcher.halt() };
}

/**
 * Iterative deepening (Slate and Atkin 1977): each search first tries the best moves of the previous one. Ends at the
 * limit, or when no node is at the frontier. Returns the deepest finished search; the others are its `earlier` ones.
 */
function* deepen(position: Position, options: ResolvedOptions, slice: number): SearchRun {
  const finished: Trace[] = [];
  let preferred: ReadonlyMap<number, Move> = new Map();
  let nodes = 0;
  for (let depthLimit = 1; depthLimit <= options.depthLimit!; depthLimit++) {
    const searcher = new Searcher(position, { ...options, depthLimit }, preferred);
    const deepest = finished.at(-1) ?? null;
    const reason = yield* runSlices(searcher, slice, nodes, deepest);
    nodes += searcher.columns.length;
    if (reason) {
      const stop = haltSearcher(searcher, reason);
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

/**
 * A search in slices of fixed size, to keep a page responsive: it yields its progress after each, receives whether
 * to stop, and returns the trace.
 *
 * @example
 * const run = searchSliced(parsePosition('...|...|...'), { memo: true }, 1000);
 * let slices = 0;
 * let slice = run.next();
 * for (; !slice.done; slice = run.next()) slices++;
 * [slices, slice.value.length]; // → [16, 16168]
 */
export function searchSliced(position: Position, options: SearchOptions = {}, slice = 50_000): SearchRun {
  return sliceSearch(position, resolveOptions(options, position), slice);
}

/** `searchSliced` for options whose defaults are filled in. */
export function* sliceSearch(position: Position, options: ResolvedOptions, slice: number): SearchRun {
  if (options.deepening) return yield* deepen(position, options, slice);
  const plain = buildPlainTree(position, options, slice);
  if (plain) return plain.makeTrace(options);
  const searcher = new Searcher(position, options);
  const reason = yield* runSlices(searcher, slice);
  return new Trace(position, options, searcher.columns, reason && haltSearcher(searcher, reason));
}
