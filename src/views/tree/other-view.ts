import type { CellNaming } from '../../game/index.ts';
import type { ShownNodes } from './shown.ts';
import { type Comparison, type SideLabel } from '../../walk/index.ts';
import { buildSearchView, type SearchView } from './search-view.ts';

export interface OtherView {
  readonly view: SearchView;
  /** The index of each shown node in `view`; −1 if the other search never went there. */
  readonly at: Int32Array;
  readonly labels: readonly [own: SideLabel, others: SideLabel];
}

/** Finds something in the other search at a shown node; `absent` if it never went there, or there is no other. */
export function findInOther<T>(
  other: OtherView | null,
  index: number,
  absent: T,
  find: (view: SearchView, index: number) => T,
): T {
  return other && other.at[index] >= 0 ? find(other.view, other.at[index]) : absent;
}

interface Counterparts {
  readonly comparison: Comparison;
  readonly shown: ShownNodes;
  readonly at: Int32Array;
}

const known = new WeakMap<ShownNodes, Counterparts>();

export function buildOtherView(
  comparison: Comparison,
  step: number,
  shown: ShownNodes,
  naming: CellNaming,
): OtherView {
  let found = known.get(shown);
  if (found?.comparison !== comparison) known.set(shown, (found = findCounterparts(comparison, shown)));
  return {
    view: buildSearchView(comparison.right, comparison.rightStep(step), found.shown, naming),
    at: found.at,
    labels: comparison.labels,
  };
}

/** The nodes that are in both searches; parents stay before their children. */
function findCounterparts(comparison: Comparison, shown: ShownNodes): Counterparts {
  const at = new Int32Array(shown.nodes.length).fill(-1);
  const [nodes, parent, folded]: number[][] = [[], [], []];
  for (const [index, node] of shown.nodes.entries()) {
    const counterpart = comparison.counterpart(node);
    if (counterpart === null) continue;
    const above = shown.parent[index];
    parent.push(above < 0 ? -1 : at[above]);
    folded.push(shown.folded[index]);
    at[index] = nodes.push(counterpart) - 1;
  }
  const columns = [nodes, parent, folded].map((column) => Int32Array.from(column));
  return {
    comparison,
    at,
    shown: { nodes: columns[0], parent: columns[1], folded: columns[2], cuts: [], areCutsApart: false },
  };
}
