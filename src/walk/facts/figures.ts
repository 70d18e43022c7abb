import { bits } from '../../game/index.ts';
import { Kind, plainSize, type Trace } from '../../search/index.ts';

/** What a search took: its nodes by kind, and what it did not search. */
export interface Figures {
  readonly nodes: number;
  /** Calls that called others, which with a table are the positions that it stores. */
  readonly interior: number;
  /** Finished games, and what was evaluated as it stood. */
  readonly leaves: number;
  readonly frontier: number;
  /** Calls that the table answered. */
  readonly hits: number;
  /** Calls whose remaining moves were cut, and how many moves these were. */
  readonly cutoffs: number;
  readonly cutMoves: number;
  /** The nodes of plain minimax on the same position and to the same depth; null where they are too many to count. */
  readonly plain: number | null;
}

const known = new WeakMap<Trace, Figures>();

/** Counts what a search took, once for every trace. */
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
