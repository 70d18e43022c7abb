import { bits, cellsOf, type Move } from '../../game/index.ts';
import { isLeaf, type Trace } from '../../search/index.ts';

/** The nodes that are shown, as columns in preorder. */
export interface Shown {
  /** The node ids, ascending. */
  readonly nodes: Int32Array;
  /** For each, the index of its parent in these columns; −1 for the root. */
  readonly parent: Int32Array;
  /** For each, how many nodes are folded away below it; 0 where nothing is. */
  readonly folded: Int32Array;
  /** The branches that were cut, in order of their nodes. */
  readonly cuts: readonly CutBranch[];
  /** Whether each move that was cut has a branch of its own, as it does in a small tree. */
  readonly areCutsApart: boolean;
}

/** A branch that was cut: some of the moves of a shown node that were never searched, which share one place. */
export interface CutBranch {
  /** The index of the node in the columns. */
  readonly index: number;
  readonly moves: readonly Move[];
}

/** What the reader unfolded (true) or folded (false) by hand, by node. */
export type Folds = ReadonlyMap<number, boolean>;

/** As many nodes are shown as boards at once; SVG pans smoothly up to about here. */
export const SHOWN_LIMIT = 150;

/** Up to so many nodes all of a tree is outlined from the start; counting them, cut moves have branches of their own. */
export const OUTLINED = 40;

/**
 * Chooses what is shown around the current node: the whole tree if it is small enough. Of a larger one, the path from
 * the root with its siblings, down to the first node on it whose whole subtree still fits, and that subtree; below
 * the current node at least its children. The rest is folded. So the view stays the same over many steps. The
 * reader's own folds count more, except that the path to the current node is never folded.
 */
export function shownNodes(
  trace: Trace,
  current: number,
  folds: Folds = new Map(),
  limit = SHOWN_LIMIT,
): Shown {
  const whole = wholeSubtree(trace, current, limit);
  const isAbove = (node: number) => node < current && current < trace.end[node];
  const isUnfolded = (node: number) =>
    isAbove(node) || (folds.get(node) ?? (node === current || isWithin(trace, whole, node)));

  const [nodes, parent, folded]: number[][] = [[], [], []];
  const cuts: CutBranch[] = [];
  const areCutsApart = trace.length <= OUTLINED && trace.length + cutMoves(trace) <= OUTLINED;
  const add = (node: number, above: number) => {
    const index = nodes.push(node) - 1;
    parent.push(above);
    const isOpen = isLeaf(trace, node) || isUnfolded(node);
    folded.push(isOpen ? 0 : trace.size(node) - 1);
    if (!isOpen) return;
    const moves = cellsOf(trace.cut?.[node] ?? 0);
    if (areCutsApart) cuts.push(...moves.map((move) => ({ index, moves: [move] })));
    else if (moves.length > 0) cuts.push({ index, moves });
    for (const child of trace.children(node)) add(child, index);
  };
  add(0, -1);
  const [ids, parents, counts] = [nodes, parent, folded].map((column) => Int32Array.from(column));
  return { nodes: ids, parent: parents, folded: counts, cuts, areCutsApart };
}

/** How many moves were cut, at all nodes together. */
function cutMoves({ cut }: Trace): number {
  return cut?.reduce((sum, moves) => sum + bits(moves), 0) ?? 0;
}

/** Whether two choices show the same nodes, folded in the same places. */
export function isSameShown(a: Shown, b: Shown): boolean {
  return (
    a.nodes.length === b.nodes.length &&
    a.nodes.every((node, index) => node === b.nodes[index] && a.folded[index] === b.folded[index])
  );
}

/** The index of a node in the columns; if it is folded away, of the nearest node above it that is shown. */
export function shownIndex({ nodes }: Shown, trace: Trace, node: number): number {
  for (let at = node; ; at = trace.parent[at]) {
    const index = indexOf(nodes, at);
    if (index >= 0) return index;
  }
}

/** The first node on the way to `current` whose subtree fits beside what the way itself shows; null if none does. */
function wholeSubtree(trace: Trace, current: number, limit: number): number | null {
  let shown = 1;
  for (let node = 0; ; node = childTowards(trace, node, current)) {
    if (shown + trace.size(node) - 1 <= limit) return node;
    if (node === current) return null;
    for (const _ of trace.children(node)) shown++;
  }
}

function isWithin(trace: Trace, subtree: number | null, node: number): boolean {
  return subtree !== null && subtree <= node && node < trace.end[subtree];
}

function childTowards(trace: Trace, node: number, below: number): number {
  let child = node + 1;
  while (trace.end[child] <= below) child = trace.end[child];
  return child;
}

/** Binary search in ascending numbers; negative if the value is not there. */
function indexOf(values: Int32Array, value: number): number {
  let [low, high] = [0, values.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (values[middle] === value) return middle;
    if (values[middle] < value) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
