import { isLeaf, type Trace } from '../search/index.ts';
import type { Mistake } from './diagnose.ts';
import { hasPenalty, misread, misreadChild, otherExtreme, penalties, type Misreading } from './misread.ts';

/** The mistakes about a choice, the most plausible first. */
export const moveMistakes: readonly Mistake[] = [
  ['soonerTie', (trace, node, move) => isTie(trace, node, move) && isBetterTimed(trace, node, move)],
  ['tie', isTie],
  ['noPenalty', penalised(penalties.none)],
  ['addedPenalty', penalised(penalties.added)],
  ['hoped', isHope],
  ['swapped', (trace, node, move) => trace.score[childBy(trace, node, move)] === otherExtreme(trace, node)],
  ['firstChild', (trace, node, move) => trace.move[node + 1] === move],
];

function penalised(leaf: NonNullable<Misreading['leaf']>): Mistake[1] {
  return (trace, node, move) =>
    hasPenalty(trace) && misreadChild(trace, node, { leaf }) === childBy(trace, node, move);
}

function isTie(trace: Trace, node: number, move: number): boolean {
  return trace.score[childBy(trace, node, move)] === trace.score[node];
}

/** Whether a move that plain scoring finds as good as the chosen one wins sooner or loses later. */
function isBetterTimed(trace: Trace, node: number, move: number): boolean {
  if (trace.options.scoring === 'depth' || trace.root.game.isAbstract) return false;
  const timed = { leaf: ({ score, ply }: Trace, leaf: number) => Math.sign(score[leaf]) * (100 - ply[leaf]) };
  const [own, chosen] = [childBy(trace, node, move), trace.bestChild(node)!].map((child) =>
    misread(trace, child, timed),
  );
  return trace.isMax(node) ? own > chosen : own < chosen;
}

/** Whether below a move there is an end as good as the chosen move's value, which only the other side could grant. */
function isHope(trace: Trace, node: number, move: number): boolean {
  const child = childBy(trace, node, move);
  if (isLeaf(trace, child)) return false;
  const isMax = trace.isMax(node);
  const end = misread(trace, child, { isMax: () => isMax });
  return isMax ? end >= trace.score[node] : end <= trace.score[node];
}

function childBy(trace: Trace, node: number, move: number): number {
  return trace.child(node, move)!;
}
