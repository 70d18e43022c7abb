import type { Trace } from '../../src/search/index.ts';

/** A row of the call stack as replaying finds it. */
export interface ReplayedFrame {
  node: number;
  best: number | null;
  bestMove: number | null;
}

/** What replaying finds at one step. */
export interface Replayed {
  kind: 'enter' | 'exit';
  node: number;
  stack: ReplayedFrame[];
  /** Whether the best of the node above changes at this step. */
  isChange: boolean;
}

/** Every step of a search, found by running over the tree and keeping a stack, as a debugger that stores events would. */
export function replay(trace: Trace): Replayed[] {
  const children: number[][] = Array.from({ length: trace.length }, () => []);
  for (let node = 1; node < trace.length; node++) children[trace.parent[node]].push(node);

  const steps: Replayed[] = [];
  const stack: ReplayedFrame[] = [];
  const record = (kind: 'enter' | 'exit', node: number, isChange: boolean) =>
    steps.push({ kind, node, stack: stack.map((frame) => ({ ...frame })), isChange });

  function visit(node: number): void {
    const frame: ReplayedFrame = { node, best: null, bestMove: null };
    stack.push(frame);
    record('enter', node, false);
    children[node].forEach(visit);
    if (children[node].length === 0) frame.best = trace.score[node];
    const above = stack.at(-2);
    const score = frame.best!;
    const isMax = above && trace.isMax(above.node);
    const isChange =
      above !== undefined && (above.best === null || (isMax ? score > above.best : score < above.best));
    if (isChange) Object.assign(above, { best: score, bestMove: trace.move[node] });
    record('exit', node, isChange);
    stack.pop();
  }

  visit(0);
  return steps;
}
