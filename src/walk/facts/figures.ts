import { bits } from '../../game/index.ts';
import { Kind, plainSize, type Trace } from '../../search/index.ts';

export interface Figures {
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

const known = new WeakMap<Trace, Figures>();

export function figuresOf(trace: Trace): Figures {
  const before = known.get(trace);
  if (before) return before;
  const { length, cut, root, options } = trace;
  const of = new Int32Array(Object.keys(Kind).length);
  for (let node = 0; node < length; node++) of[trace.kindOf(node)]++;
  let [cutoffs, cutMoves] = [0, 0];
  for (const moves of cut ?? []) {
    if (moves === 0) continue;
    cutoffs++;
    cutMoves += bits(moves);
  }
  const figures: Figures = {
    nodes: length,
    interior: of[Kind.interior],
    leaves: of[Kind.terminal],
    frontier: of[Kind.frontier],
    hits: of[Kind.hit],
    cutoffs,
    cutMoves,
    plain: plainSize(root, options.depthLimit),
  };
  known.set(trace, figures);
  return figures;
}
