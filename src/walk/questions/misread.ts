import { countDepth, isBetter, isLeaf, Kind, scorings, type Trace } from '../../search/index.ts';

/** A wrong way to search: its value of a leaf, and which nodes it maximises. */
export interface Misreading {
  readonly leaf?: (trace: Trace, leaf: number) => number;
  readonly isMax?: (trace: Trace, node: number) => boolean;
}

const readLeafScore = ({ score }: Trace, leaf: number) => score[leaf];
const isMaxNode = (trace: Trace, node: number) => trace.isMax(node);

/** The value of a node to a wrong search. One pass over the subtree, from the back. */
export function misread(trace: Trace, node: number, wrong: Misreading): number {
  const { leaf = readLeafScore, isMax = isMaxNode } = wrong;
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

/** The child that a wrong search takes, the first of equals. */
export function misreadChild(trace: Trace, node: number, wrong: Misreading): number {
  const isMax = (wrong.isMax ?? isMaxNode)(trace, node);
  let best = -1;
  let most = NaN;
  for (const child of trace.children(node)) {
    const score = misread(trace, child, wrong);
    if (best < 0 || isBetter(isMax, score, most)) [best, most] = [child, score];
  }
  return best;
}

export const penalties = {
  none: (trace, leaf) => rescoreWin(trace, leaf, () => trace.options.win),
  plain: (trace, leaf) => rescoreWin(trace, leaf, () => scorings.plain.usualWin),
  added: (trace, leaf) =>
    rescoreWin(trace, leaf, (depth) => 2 * trace.options.win - countPoints(trace, depth)),
  /** From the position after the move instead of the root, or the other way round. */
  otherOrigin: (trace, leaf) =>
    rescoreWin(trace, leaf, () => {
      const depthFrom = trace.options.depthFrom === 'root' ? 'move' : 'root';
      return countPoints(trace, countDepth(trace.ply[leaf], { depthFrom }));
    }),
  oneLess: (trace, leaf) => rescoreWin(trace, leaf, (depth) => countPoints(trace, depth - 1)),
  oneMore: (trace, leaf) => rescoreWin(trace, leaf, (depth) => countPoints(trace, depth + 1)),
} satisfies Record<string, NonNullable<Misreading['leaf']>>;

export function dependsOnDepth({ options, root }: Trace): boolean {
  return options.scoring.dependsOnDepth && !root.game.isAbstract;
}

export function listChildScores(trace: Trace, node: number): number[] {
  return [...trace.children(node)].map((child) => trace.score[child]);
}

export function findOtherExtreme(trace: Trace, node: number): number {
  const scores = listChildScores(trace, node);
  return trace.isMax(node) ? Math.min(...scores) : Math.max(...scores);
}

function countPoints({ options }: Trace, depth: number): number {
  return options.scoring.points(options.win, depth);
}

/** Scores a win with `points`; a draw or an unfinished game keeps its score. */
function rescoreWin(trace: Trace, leaf: number, points: (depth: number) => number): number {
  const score = trace.score[leaf];
  if (trace.kindOf(leaf) !== Kind.terminal || trace.root.game.isAbstract) return score;
  const depth = countDepth(trace.ply[leaf], trace.options);
  const right = countPoints(trace, depth);
  if (right === 0) return score; // A win that counts nothing cannot be told from a draw.
  return score === right ? points(depth) : score === -right ? -points(depth) : score;
}
