import { countBits, listCells, type Move } from '../../game/index.ts';
import { isLeaf, type Trace } from '../../search/index.ts';

/** The shown nodes, as columns in preorder. */
export interface ShownNodes {
  readonly nodes: Int32Array;
  /** The parent's index in these columns; −1 for the root. */
  readonly parent: Int32Array;
  readonly folded: Int32Array;
  readonly cuts: readonly CutBranch[];
  /** Whether each cut move has its own branch, as in a small tree. */
  readonly areCutsApart: boolean;
}

/** Moves of a shown node that were never searched, which share one place. */
export interface CutBranch {
  readonly index: number;
  readonly moves: readonly Move[];
}

/** What the reader unfolded (true) or folded (false), by node id. */
export type Folds = ReadonlyMap<number, boolean>;

/** Most nodes shown as boards at once; SVG pans smoothly up to about here. */
export const SHOWN_LIMIT = 150;

/** Most nodes of a tree that is outlined whole from the start; its cut moves have their own branches if they fit in too. */
export const OUTLINE_LIMIT = 40;

/** Chosen so that the view stays the same over many steps. `folds` wins, but never folds the path itself. */
export function chooseNodes(
  trace: Trace,
  current: number,
  folds: Folds = new Map(),
  limit = SHOWN_LIMIT,
): ShownNodes {
  const whole = findWholeSubtree(trace, current, limit);
  const isAbove = (node: number) => node < current && current < trace.end[node];
  const isUnfolded = (node: number) =>
    isAbove(node) || (folds.get(node) ?? (node === current || isWithin(trace, whole, node)));

  const [nodes, parent, folded]: number[][] = [[], [], []];
  const cuts: CutBranch[] = [];
  const areCutsApart = trace.length <= OUTLINE_LIMIT && trace.length + countCutMoves(trace) <= OUTLINE_LIMIT;
  const add = (node: number, above: number) => {
    const index = nodes.push(node) - 1;
    parent.push(above);
    const isOpen = isLeaf(trace, node) || isUnfolded(node);
    folded.push(isOpen ? 0 : trace.size(node) - 1);
    if (!isOpen) return;
    const moves = listCells(trace.cut?.[node] ?? 0);
    if (areCutsApart) cuts.push(...moves.map((move) => ({ index, moves: [move] })));
    else if (moves.length > 0) cuts.push({ index, moves });
    for (const child of trace.children(node)) add(child, index);
  };
  add(0, -1);
  const [ids, parents, counts] = [nodes, parent, folded].map((column) => Int32Array.from(column));
  return { nodes: ids, parent: parents, folded: counts, cuts, areCutsApart };
}

function countCutMoves({ cut }: Trace): number {
  return cut?.reduce((sum, moves) => sum + countBits(moves), 0) ?? 0;
}

export function hasSameNodes(a: ShownNodes, b: ShownNodes): boolean {
  return (
    a.nodes.length === b.nodes.length &&
    a.nodes.every((node, index) => node === b.nodes[index] && a.folded[index] === b.folded[index])
  );
}

/** The index of a node, or of its nearest shown ancestor. */
export function findShownIndex({ nodes }: ShownNodes, trace: Trace, node: number): number {
  for (let at = node; ; at = trace.parent[at]) {
    const index = findIndexOf(nodes, at);
    if (index >= 0) return index;
  }
}

/** The first node on the way to `current` whose subtree fits beside the path; null if none does. */
function findWholeSubtree(trace: Trace, current: number, limit: number): number | null {
  let shown = 1;
  for (let node = 0; ; node = findChildTowards(trace, node, current)) {
    if (shown + trace.size(node) - 1 <= limit) return node;
    if (node === current) return null;
    for (const _ of trace.children(node)) shown++;
  }
}

function isWithin(trace: Trace, subtree: number | null, node: number): boolean {
  return subtree !== null && subtree <= node && node < trace.end[subtree];
}

function findChildTowards(trace: Trace, node: number, below: number): number {
  let child = node + 1;
  while (trace.end[child] <= below) child = trace.end[child];
  return child;
}

/** Binary search; negative if missing. */
function findIndexOf(values: Int32Array, value: number): number {
  let [low, high] = [0, values.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (values[middle] === value) return middle;
    if (values[middle] < value) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
