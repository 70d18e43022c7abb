import { countBits } from '../../game/index.ts';
import { Kind, countPlainNodes, type Trace } from '../../search/index.ts';

export interface Stats {
  readonly nodes: number;
  /** Calls that called others; with a table, the positions it stores. */
  readonly interior: number;
  readonly leaves: number;
  readonly frontier: number;
  readonly hits: number;
  readonly cutoffs: number;
  readonly cutMoves: number;
  /** The nodes of plain minimax to the same depth; null if too many to count. */
  readonly plain: number | null;
}

const known = new WeakMap<Trace, Stats>();

export function countStats(trace: Trace): Stats {
  const before = known.get(trace);
  if (before) return before;
  const { length, cut, root, options } = trace;
  const counts = new Int32Array(Object.keys(Kind).length);
  for (let node = 0; node < length; node++) counts[trace.kindOf(node)]++;
  let [cutoffs, cutMoves] = [0, 0];
  for (const moves of cut ?? []) {
    if (moves === 0) continue;
    cutoffs++;
    cutMoves += countBits(moves);
  }
  const stats: Stats = {
    nodes: length,
    interior: counts[Kind.interior],
    leaves: counts[Kind.terminal],
    frontier: counts[Kind.frontier],
    hits: counts[Kind.hit],
    cutoffs,
    cutMoves,
    plain: countPlainNodes(root, options.depthLimit),
  };
  known.set(trace, stats);
  return stats;
}
