import type { CellNaming } from '../../game/index.ts';
import type { Shown } from './shown.ts';
import { Kind, type Bound, type Trace } from '../../search/index.ts';
import {
  bestSoFar,
  momentAt,
  statusAt,
  tellerOf,
  type Comparison,
  type Fault,
  type Moment,
  type NodeMark,
} from '../../walk/index.ts';
import { nodeFacts, type NodeFacts } from './node-facts.ts';
import { ranksOf, type Rank } from './rank.ts';

/** What a node is at a step. */
export type Status = 'uncalled' | 'open' | 'returned';

/** All that the scene of a tree says, before it has a place: by index in the shown columns. */
export interface SearchView {
  readonly trace: Trace;
  readonly step: number;
  readonly shown: Shown;
  readonly naming: CellNaming;
  readonly facts: readonly NodeFacts[];
  readonly moment: Moment;
  readonly status: readonly Status[];
  /** The child (a node) that gave each node its present value; −1 where nothing came back. */
  readonly best: Int32Array;
  /** What became of each node's value. */
  readonly ranks: readonly Rank[];
  /** The comparison that the search is the left side of, or null. */
  readonly comparison: Comparison | null;
  /** What is marked in a program that is not ours, by node. */
  readonly marks: ReadonlyMap<number, NodeMark>;
}

const NO_MARKS: ReadonlyMap<number, NodeMark> = new Map();

/** Looks up what holds at a step for every node that is shown. */
export function searchView(
  trace: Trace,
  step: number,
  shown: Shown,
  naming: CellNaming,
  comparison: Comparison | null = null,
  faults: readonly Fault[] | null = null,
): SearchView {
  const status = Array.from(shown.nodes, (node) => statusAt(trace, node, step));
  const best = shown.nodes.map((node, index) =>
    status[index] === 'uncalled' || trace.kindOf(node) !== Kind.interior
      ? -1
      : (bestSoFar(trace, node, step)?.child ?? -1),
  );
  const view = {
    trace,
    step,
    shown,
    naming,
    facts: nodeFacts(trace, shown, naming),
    moment: momentAt(trace, step),
    status,
    best,
    comparison,
    marks: (faults && tellerOf(trace)?.marks(step, faults)) ?? NO_MARKS,
  };
  return { ...view, ranks: ranksOf(view) };
}

/** The value of a shown node at the step: its score once it has returned, else the best so far, else null. */
export function valueAt({ trace, shown, status, best }: SearchView, index: number): number | null {
  if (hasReturned({ trace, shown, status }, index)) return trace.score[shown.nodes[index]];
  return best[index] < 0 ? null : trace.score[best[index]];
}

/** Whether a shown node has returned, which one that the search stopped in never does. */
export function hasReturned(
  { trace, shown, status }: Pick<SearchView, 'trace' | 'shown' | 'status'>,
  index: number,
): boolean {
  return status[index] === 'returned' && !trace.isUnfinished(shown.nodes[index]);
}

/** What a shown node's present value says of it; null where there is none, or where it says nothing. */
export function boundAt(view: SearchView, index: number): Bound | null {
  const { trace, best } = view;
  if (hasReturned(view, index)) return 'exact';
  return best[index] < 0 ? null : trace.boundFrom(best[index]);
}

/** Whether the present value of a shown node's parent came from this node. */
export function isChosen({ shown, best }: SearchView, index: number): boolean {
  return shown.parent[index] >= 0 && best[shown.parent[index]] === shown.nodes[index];
}
