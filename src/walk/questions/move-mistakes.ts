import { DRAW, isBetter, requireBestChild, type Trace } from '../../search/index.ts';
import type { Explanation } from './diagnose.ts';
import { dependsOnDepth, misread, misreadChild, findOtherExtreme, penalties } from './misread.ts';

/** Most plausible first. The refutation explains all other mistakes. */
export const moveMistakes: readonly Explanation[] = [
  ['soonerTie', (trace, node, move) => isTie(trace, node, move) && isBetterTimed(trace, node, move)],
  ['tie', isTie],
  [
    'noPenalty',
    (trace, node, move) =>
      dependsOnDepth(trace) &&
      misreadChild(trace, node, { leaf: penalties.none }) === findChild(trace, node, move),
  ],
  [
    'swapped',
    (trace, node, move) => trace.score[findChild(trace, node, move)] === findOtherExtreme(trace, node),
  ],
];

function isTie(trace: Trace, node: number, move: number): boolean {
  return trace.score[findChild(trace, node, move)] === trace.score[node];
}

/** Whether an equal move under plain scoring wins sooner or loses later. */
function isBetterTimed(trace: Trace, node: number, move: number): boolean {
  if (dependsOnDepth(trace) || trace.root.game.isAbstract) return false;
  const timed = {
    leaf: ({ score, ply }: Trace, leaf: number) => Math.sign(score[leaf] - DRAW) * (100 - ply[leaf]),
  };
  const [own, chosen] = [findChild(trace, node, move), requireBestChild(trace, node)].map((child) =>
    misread(trace, child, timed),
  );
  return isBetter(trace.isMax(node), own, chosen);
}

function findChild(trace: Trace, node: number, move: number): number {
  return trace.child(node, move)!;
}
