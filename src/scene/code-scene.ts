import { isLeaf, type Trace } from '../search/index.ts';
import { bestSoFar, momentAt, penaltySum } from '../session/index.ts';
import { words } from '../words/index.ts';
import type { Language, Role } from './code/listing.ts';
import { listingOf, type VariantName } from './code/variants.ts';
import { programScene } from './program-scene.ts';

/** A line of the algorithm at a step. */
export interface CodeLine {
  /** Counted from 1. */
  readonly number: number;
  readonly text: string;
  /** `strong` where the step has got to, `soft` for what ran on the way there. */
  readonly lit: 'strong' | 'soft' | 'none';
  /** What the line works out to at this step, `max(−∞, 7) = 7`; empty for most. */
  readonly note: string;
  /** In code whose mistake is revealed: the line that is wrong, or one that should stand there. */
  readonly mistake: 'wrong' | 'right' | 'none';
}

/** A line that a step runs, and what it works out to. */
export type Run = readonly [role: Role, note: string];

/**
 * The lines that run at a step. A call runs the header and the tests, up to the start of the loop. A return runs the
 * line that returns, then, in the caller, the line that takes the value and the line that compares it. A search that
 * ran other code shows that code instead of the variant, with its mistake marked if it is to be revealed.
 */
export function codeScene(
  trace: Trace,
  step: number,
  variant: VariantName,
  language: Language,
  isRevealed = false,
): CodeLine[] {
  const { code } = trace.options;
  if (code) return programScene(trace, step, code, language, isRevealed);
  const { node, kind } = momentAt(trace, step);
  const runs = kind === 'enter' ? runsOfCall(trace, node) : runsOfReturn(trace, node);
  const notes = new Map(runs);
  const strong = kind === 'enter' ? 'call' : runs[runs.length - 1][0];
  return listingOf(variant, language).map(([role, text], index) => ({
    number: index + 1,
    text,
    lit: role === null || !notes.has(role) ? 'none' : role === strong ? 'strong' : 'soft',
    note: (role !== null && notes.get(role)) || '',
    mistake: 'none',
  }));
}

function runsOfCall(trace: Trace, node: number): Run[] {
  // Counted from the move, the caller's own depth is one less, so that every child is called with depth + 1.
  const depth = trace.ply[node] - (trace.options.depthFrom === 'move' ? 1 : 0);
  const isOver = isLeaf(trace, node);
  const runs: Run[] = [
    ['call', words.code.depth(depth)],
    ['over', words.code.isOver(isOver)],
  ];
  if (isOver) return runs;
  const isMax = trace.isMax(node);
  runs.push(['max-branch', words.code.isMaxToMove(isMax)]);
  if (!isMax) runs.push(['min-branch', '']);
  runs.push([isMax ? 'max-start' : 'min-start', words.code.best(isMax ? -Infinity : Infinity)]);
  return runs;
}

function runsOfReturn(trace: Trace, node: number): Run[] {
  const score = trace.score[node];
  const own: Run = isLeaf(trace, node)
    ? ['leaf', penaltySum(trace, node) ?? words.signed(score)]
    : [trace.isMax(node) ? 'max-return' : 'min-return', words.signed(score)];
  if (node === 0) return [own];
  const caller = trace.parent[node];
  const isMax = trace.isMax(caller);
  const before = bestSoFar(trace, caller, trace.exitStep(node) - 1)?.score ?? (isMax ? -Infinity : Infinity);
  return [
    own,
    [isMax ? 'max-value' : 'min-value', words.signed(score)],
    [isMax ? 'max-best' : 'min-best', words.code.compare(isMax, before, score)],
  ];
}
