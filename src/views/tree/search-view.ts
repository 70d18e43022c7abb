import type { CellNaming } from '../../game/index.ts';
import type { ShownNodes } from './shown.ts';
import { Kind, type Bound, type Trace } from '../../search/index.ts';
import {
  findBestSoFar,
  findMoment,
  findStatus,
  findNarrator,
  type Comparison,
  type Fault,
  type Moment,
  type NodeMark,
} from '../../walk/index.ts';
import { listNodeFacts, type NodeFacts } from './node-facts.ts';
import { rankNodes, type Rank } from './rank.ts';

export type Status = 'uncalled' | 'open' | 'returned';

/** Everything that a tree's scene says before it is laid out; arrays are indexed like the columns of shown nodes. */
export interface SearchView {
  readonly trace: Trace;
  readonly step: number;
  readonly shown: ShownNodes;
  readonly naming: CellNaming;
  readonly facts: readonly NodeFacts[];
  readonly moment: Moment;
  readonly status: readonly Status[];
  /** The child (a node id) that gave each node its value; −1 if none has. */
  readonly best: Int32Array;
  readonly ranks: readonly Rank[];
  readonly comparison: Comparison | null;
  readonly marks: ReadonlyMap<number, NodeMark>;
}

const NO_MARKS: ReadonlyMap<number, NodeMark> = new Map();

export function buildSearchView(
  trace: Trace,
  step: number,
  shown: ShownNodes,
  naming: CellNaming,
  comparison: Comparison | null = null,
  faults: readonly Fault[] | null = null,
): SearchView {
  const status = Array.from(shown.nodes, (node) => findStatus(trace, node, step));
  const best = shown.nodes.map((node, index) =>
    status[index] === 'uncalled' || trace.kindOf(node) !== Kind.interior
      ? -1
      : (findBestSoFar(trace, node, step)?.child ?? -1),
  );
  const view = {
    trace,
    step,
    shown,
    naming,
    facts: listNodeFacts(trace, shown, naming),
    moment: findMoment(trace, step),
    status,
    best,
    comparison,
    marks: (faults && findNarrator(trace)?.findMarks(step, faults)) ?? NO_MARKS,
  };
  return { ...view, ranks: rankNodes(view) };
}

/** The score of a returned node, otherwise the best so far, or null. */
export function readShownValue({ trace, shown, status, best }: SearchView, index: number): number | null {
  if (hasReturned({ trace, shown, status }, index)) return trace.score[shown.nodes[index]];
  return best[index] < 0 ? null : trace.score[best[index]];
}

/** False for a node that the search stopped in. */
export function hasReturned(
  { trace, shown, status }: Pick<SearchView, 'trace' | 'shown' | 'status'>,
  index: number,
): boolean {
  return status[index] === 'returned' && !trace.isUnfinished(shown.nodes[index]);
}

/** How the value shown bounds what the position is worth; null if there is no value, or it bounds nothing. */
export function readShownBound(view: SearchView, index: number): Bound | null {
  const { trace, shown, best } = view;
  if (hasReturned(view, index)) return trace.bound(shown.nodes[index]);
  return best[index] < 0 ? null : trace.boundFrom(best[index]);
}

export function isChosen({ shown, best }: SearchView, index: number): boolean {
  return shown.parent[index] >= 0 && best[shown.parent[index]] === shown.nodes[index];
}
