import { depthAt, isLeaf, Kind, type Trace } from '../../search/index.ts';

/** How a search goes wrong: what it takes a leaf for, and at which nodes it looks for the largest. */
export interface Misreading {
  readonly leaf?: (trace: Trace, leaf: number) => number;
  readonly isMax?: (trace: Trace, node: number) => boolean;
}

const scoreOfLeaf = ({ score }: Trace, leaf: number) => score[leaf];
const isMaxNode = (trace: Trace, node: number) => trace.isMax(node);

/** What a node would be worth to a search that goes wrong in this way. One pass over its subtree, from the back. */
export function misread(trace: Trace, node: number, wrong: Misreading): number {
  const { leaf = scoreOfLeaf, isMax = isMaxNode } = wrong;
  const { end, parent } = trace;
  const worth = new Float64Array(trace.size(node)).fill(NaN);
  for (let at = end[node] - 1; at > node; at--) {
    if (isLeaf(trace, at)) worth[at - node] = leaf(trace, at);
    const up = parent[at] - node;
    const known = worth[up];
    const score = worth[at - node];
    if (Number.isNaN(known)) worth[up] = score;
    else worth[up] = isMax(trace, parent[at]) ? Math.max(known, score) : Math.min(known, score);
  }
  return isLeaf(trace, node) ? leaf(trace, node) : worth[0];
}

/** The child that such a search would take at a node, the first of equals. */
export function misreadChild(trace: Trace, node: number, wrong: Misreading): number {
  const isMax = (wrong.isMax ?? isMaxNode)(trace, node);
  let best = -1;
  let most = NaN;
  for (const child of trace.children(node)) {
    const score = misread(trace, child, wrong);
    if (best < 0 || (isMax ? score > most : score < most)) [best, most] = [child, score];
  }
  return best;
}

/** Leaves as other scorings see them, in a search that subtracts the depth of a win. */
export const penalties = {
  /** Without the penalty. */
  none: (trace, leaf) => won(trace, leaf, () => trace.options.win),
  /** With the penalty added where it should be subtracted. */
  added: (trace, leaf) => won(trace, leaf, (depth) => 2 * trace.options.win - pointsAt(trace, depth)),
  /** With the depth counted from the position after the move instead of from the root, or the other way round. */
  otherOrigin: (trace, leaf) =>
    won(trace, leaf, () => {
      const depthFrom = trace.options.depthFrom === 'root' ? 'move' : 'root';
      return pointsAt(trace, depthAt(trace.ply[leaf], { depthFrom }));
    }),
  /** With the depth one too small. */
  oneLess: (trace, leaf) => won(trace, leaf, (depth) => pointsAt(trace, depth - 1)),
  /** With the depth one too large. */
  oneMore: (trace, leaf) => won(trace, leaf, (depth) => pointsAt(trace, depth + 1)),
} satisfies Record<string, NonNullable<Misreading['leaf']>>;

/** Whether the search subtracts the depth of a win. */
export function isPenalised({ options, root }: Trace): boolean {
  return options.scoring.isPenalised && !root.game.isAbstract;
}

/** The scores of a node's children, in the order of the search. */
export function scoresBelow(trace: Trace, node: number): number[] {
  return [...trace.children(node)].map((child) => trace.score[child]);
}

/** The score that a node would take if it were the other side's. */
export function otherExtreme(trace: Trace, node: number): number {
  const scores = scoresBelow(trace, node);
  return trace.isMax(node) ? Math.min(...scores) : Math.max(...scores);
}

function pointsAt({ options }: Trace, depth: number): number {
  return options.scoring.points(options.win, depth);
}

/** What a leaf is worth if a win at a depth counts `points`; a draw, and what is no finished game, as it stands. */
function won(trace: Trace, leaf: number, points: (depth: number) => number): number {
  const score = trace.score[leaf];
  if (trace.kindOf(leaf) !== Kind.terminal || trace.root.game.isAbstract) return score;
  const depth = depthAt(trace.ply[leaf], trace.options);
  const right = pointsAt(trace, depth);
  if (right === 0) return score; // A win that counts nothing cannot be told from a draw.
  return score === right ? points(depth) : score === -right ? -points(depth) : score;
}
