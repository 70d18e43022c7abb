import type { Move } from '../../game/index.ts';
import { isBetter, isLeaf, Kind, type Trace } from '../../search/index.ts';
import { findBestSoFar, writePenaltySum, viewScore, takesLargest, findWindow } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import type { Role } from './listing.ts';
import type { Formulation } from './variants.ts';

type LitRole = readonly [role: Role, note: string];

interface CodeFrame extends Formulation {
  readonly trace: Trace;
  readonly node: number;
}

type Step = 'start' | 'value' | 'best' | 'keep' | 'narrow' | 'cut' | 'stop' | 'return';

export function listCallRoles(frame: CodeFrame): LitRole[] {
  const { trace, node, from, isShared, hasOneLoop, hasTable } = frame;
  // Counted from the move, the caller's own depth is one less, so that every child is called with depth + 1.
  const depth = trace.ply[node] - (trace.options.depthFrom === 'move' ? 1 : 0);
  const isOver = trace.kindOf(node) === Kind.terminal;
  const runs: LitRole[] = [
    ['call', words.code.depth(depth)],
    ['over', (!isOver && explainUnsearched(frame)) || words.code.isOver(isOver)],
  ];
  if (hasTable && !isOver && trace.kindOf(node) !== Kind.frontier)
    runs.push(['known', words.code.isOver(trace.kindOf(node) === Kind.hit)]);
  if (isLeaf(trace, node)) return runs;
  const isMax = takesLargest(trace, node, from);
  if (hasOneLoop) runs.push(['side', words.code.isMax(isMax)]);
  else if (!isShared) {
    runs.push(['max-branch', words.code.isMaxToMove(isMax)]);
    if (!isMax) runs.push(['min-branch', '']);
  }
  const worst = words.code.best(isMax ? -Infinity : Infinity);
  return [...runs, [findRole(frame, node, 'start'), worst]];
}

/** In the call itself; the last one returns. Empty for a node that the search stopped in. */
export function listReturnRoles(frame: CodeFrame): LitRole[] {
  const { trace, node, from, hasMoves, hasTable } = frame;
  if (trace.isUnfinished(node)) return [];
  const score = trace.score[node];
  const worth = viewScore(trace, node, score, from);
  const value = (isLeaf(trace, node) && writePenaltySum(trace, node, from)) || words.formatScore(worth);
  const returned: LitRole = [
    isLeaf(trace, node)
      ? findLeafRole(frame)
      : findRole(frame, node, isClosed(frame, node) ? 'stop' : 'return'),
    hasMoves ? formatPair(frame, value, trace.bestMove(node)) : value,
  ];
  return hasTable && !isLeaf(trace, node) ? [['store', value], returned] : [returned];
}

/** In the call that gets a returned value; empty for the root, and for a node that the search stopped in. */
export function listCallerRoles(frame: CodeFrame): LitRole[] {
  const { trace, node, from, isShared, hasMoves } = frame;
  if (node === 0 || trace.isUnfinished(node)) return [];
  const score = trace.score[node];
  const worth = viewScore(trace, node, score, from);
  const caller = trace.parent[node];
  const isMax = takesLargest(trace, caller, from);
  const taken = viewScore(trace, caller, score, from);
  const earlier = findBestSoFar(trace, caller, trace.exitStep(node) - 1);
  const before = earlier ? viewScore(trace, caller, earlier.score, from) : isMax ? -Infinity : Infinity;
  const runs: LitRole[] = [
    [
      findRole(frame, caller, 'value'),
      isShared ? words.code.flipped(worth, taken) : words.formatScore(taken),
    ],
  ];
  if (!hasMoves) {
    const compared: LitRole = [findRole(frame, caller, 'best'), words.code.compare(isMax, before, taken)];
    return [...runs, compared, ...listWindowRoles(frame, caller, isMax)];
  }
  const isTaken = isBetter(isMax, taken, before);
  runs.push([findRole(frame, caller, 'best'), words.code.isOver(isTaken)]);
  if (isTaken)
    runs.push([
      findRole(frame, caller, 'keep'),
      formatPair(frame, words.formatScore(taken), trace.move[node]),
    ]);
  return runs;
}

/** Why an unfinished game is not searched further; shown at the test for the end in listings that have no line for it. */
function explainUnsearched({ trace, node, hasTable }: CodeFrame): string | null {
  if (trace.kindOf(node) === Kind.hit) return hasTable ? null : words.code.hit;
  return trace.kindOf(node) === Kind.frontier ? words.code.frontier : null;
}

function findLeafRole(frame: CodeFrame): Role {
  if (explainUnsearched(frame) !== null) return 'over';
  return frame.trace.kindOf(frame.node) === Kind.hit ? 'hit' : 'leaf';
}

function isClosed({ trace, hasWindow }: CodeFrame, node: number): boolean {
  const window = hasWindow ? findWindow(trace, node, trace.exitStep(node)) : null;
  return window !== null && window.alpha >= window.beta;
}

function listWindowRoles(frame: CodeFrame, caller: number, isMax: boolean): LitRole[] {
  const { trace, node, hasWindow } = frame;
  const window = hasWindow ? findWindow(trace, caller, trace.exitStep(node)) : null;
  if (!window) return [];
  const { alpha, beta } = window;
  return [
    [findRole(frame, caller, 'narrow'), words.formatScore(isMax ? alpha : beta)],
    [findRole(frame, caller, 'cut'), words.code.closed(alpha, beta)],
  ];
}

/** Cells count from 0, as in the code, whatever naming the reader chose. */
function formatPair({ trace }: CodeFrame, value: string, move: Move | null): string {
  return words.code.pair(value, move === null ? null : trace.root.game.moveName(move, '0-8'));
}

const sharedRoles: Readonly<Partial<Record<Step, Role>>> = {
  start: 'start',
  value: 'value',
  best: 'keep',
  keep: 'keep',
};

function findRole(frame: CodeFrame, node: number, step: Step): Role {
  const { trace, from, isShared, hasOneLoop, hasTable } = frame;
  if (isShared || (hasOneLoop && step !== 'best')) return sharedRoles[step] ?? 'return';
  if (hasTable && step === 'return') return 'return';
  return `${takesLargest(trace, node, from) ? 'max' : 'min'}-${step}`;
}
