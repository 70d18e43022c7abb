import { isBetter, isLeaf, Kind, requireBestChild, type Trace } from '../../search/index.ts';

/**
 * A decision of a search, left to the reader:
 * `over`, whether the game is over at a node that has just been called; `score`, what its end is worth; `keep`, whether
 * the value that returned from `child` replaces the best so far; `next`, what the node does after it; `move`, which move
 * the root plays; `start`, what the best must start as.
 */
export type HandDecisionKind = 'over' | 'score' | 'keep' | 'next' | 'move' | 'start';

export interface HandDecision {
  readonly kind: HandDecisionKind;
  /** The step at which it has to be made. */
  readonly step: number;
  /** The call that makes the decision. */
  readonly node: number;
  /** The child that has just returned; −1 if none has. */
  readonly child: number;
  /** The child whose value was best before it; −1 if none was. */
  readonly best: number;
  /** Whether the program never takes it over: every cut, and the last two. */
  readonly stays: boolean;
}

/** All decisions of a search, in order. `hasStart`: whether the last one is the start value of best. */
export function listDecisions(trace: Trace, hasStart: boolean): HandDecision[] {
  const decisions: HandDecision[] = [];
  const add = (kind: HandDecisionKind, step: number, node: number, child = -1, best = -1) =>
    decisions.push({ kind, step, node, child, best, stays: stays[kind] });
  const stays = { over: false, score: false, keep: false, next: trace.cut !== null, move: true, start: true };
  const isAbstract = trace.root.game.isAbstract === true;
  const visit = (node: number): void => {
    const enter = trace.enterStep(node);
    if (isLeaf(trace, node)) {
      if (trace.kindOf(node) !== Kind.terminal) return;
      add('over', enter, node);
      // A leaf of an explicit tree shows its number.
      if (!isAbstract) add('score', enter, node);
      return;
    }
    add('over', enter, node);
    let best = -1;
    for (const child of trace.children(node)) {
      visit(child);
      const exit = trace.exitStep(child);
      if (best >= 0 && isOpenChoice(trace, child, best)) add('keep', exit, node, child, best);
      if (best < 0 || isBetterChild(trace, child, best)) best = child;
      add('next', exit, node, child, best);
    }
  };
  visit(0);
  const last = [...trace.children(0)].at(-1);
  if (last !== undefined) add('move', trace.exitStep(last), 0, last, requireBestChild(trace, 0));
  if (hasStart && last !== undefined) add('start', trace.exitStep(0), 0);
  return decisions;
}

/** Whether a child's value replaces a sibling's as the best so far. */
export function isBetterChild(trace: Trace, child: number, best: number): boolean {
  const { score } = trace;
  return isBetter(trace.isMax(trace.parent[child]), score[child], score[best]);
}

/** Whether keeping a value is a real choice: not between equal values, unless the later one is only a bound. */
function isOpenChoice(trace: Trace, child: number, best: number): boolean {
  return trace.score[child] !== trace.score[best] || trace.bound(child) !== 'exact';
}

/** What a call does after a child has returned. */
export function findNext(trace: Trace, { node, child }: HandDecision): 'call' | 'return' | 'cut' {
  if (trace.end[child] < trace.end[node]) return 'call';
  return trace.cut?.[node] ? 'cut' : 'return';
}
