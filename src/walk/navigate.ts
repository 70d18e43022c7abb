import { isLeaf, type Trace } from '../search/index.ts';
import { findBestSoFar } from './best-so-far.ts';
import { findMoment } from './moment.ts';
import type { Session } from './session.ts';
import { isCutBy } from './window.ts';

/**
 * A way to move a cursor: returns the new step, or the same one if there is nowhere to go. Some need the comparison or
 * the faults of a session.
 *
 * @example
 * const trace = search(parsePosition('oxx/.xo/o..'));
 * navigate.nextChange(trace, 0); // → 4
 */
export type Navigation = (
  trace: Trace,
  step: number,
  known?: Partial<Pick<Session, 'comparison' | 'faults' | 'hidesReturns'>>,
) => number;

/** To the call of the root. */
export const first: Navigation = () => 0;

/** To the return of the root, or to the last call where returns are hidden. */
export const last: Navigation = (trace, _step, known) =>
  known?.hidesReturns ? trace.enterStep(trace.length - 1) : trace.stepCount - 1;

/** One step forward, or to the next call. */
export const next: Navigation = (trace, step, known) => {
  if (!known?.hidesReturns) return Math.min(step + 1, trace.stepCount - 1);
  const following = findLastCalled(trace, step) + 1;
  return following < trace.length ? trace.enterStep(following) : step;
};

/** One step back, or to the call before. */
export const back: Navigation = (trace, step, known) => {
  if (!known?.hidesReturns) return Math.max(step - 1, 0);
  const called = findLastCalled(trace, step);
  const enter = trace.enterStep(called);
  return enter < step ? enter : trace.enterStep(Math.max(called - 1, 0));
};

/** To the return of the current call; at a return, of the next call, or of the parent after the last one. */
export const over: Navigation = (trace, step) => {
  const from = findMoment(trace, step).kind === 'enter' ? step : next(trace, step);
  return trace.exitStep(findMoment(trace, from).node);
};

/** The mirror of `over`: to the call of the current subtree; at a call, of the one before, or of the parent. */
export const backOver: Navigation = (trace, step) => {
  const from = findMoment(trace, step).kind === 'exit' ? step : back(trace, step);
  return trace.enterStep(findMoment(trace, from).node);
};

/** To the return of the parent; at the root, of the root. */
export const out: Navigation = (trace, step) => {
  const { node } = findMoment(trace, step);
  return trace.exitStep(Math.max(trace.parent[node], 0));
};

/** The mirror of `out`: to the call of the parent. */
export const backOut: Navigation = (trace, step) => {
  const { node } = findMoment(trace, step);
  return trace.enterStep(Math.max(trace.parent[node], 0));
};

/** To the next return of a child that improves the best of its parent. */
export const nextChange: Navigation = (trace, step) => findStep(trace, step, 1, isChangeOfBest);

/** To the previous return that changed a best. */
export const previousChange: Navigation = (trace, step) => findStep(trace, step, -1, isChangeOfBest);

/**
 * To the next return that closes a window, so that the remaining moves of a node are cut; in a comparison, in either
 * search.
 */
export const nextCutoff: Navigation = (trace, step, known) => findStep(trace, step, 1, cutsOf(trace, known));

/** To the previous return that closed a window. */
export const previousCutoff: Navigation = (trace, step, known) =>
  findStep(trace, step, -1, cutsOf(trace, known));

/** To the next call for a position that was called before: the table answers it, or a program searches it again. */
export const nextRepeat: Navigation = (trace, step) => {
  const node = trace.repeats.find((each) => trace.enterStep(each) > step);
  return node === undefined ? step : trace.enterStep(node);
};

/** To the previous call for a position that had been called before. */
export const previousRepeat: Navigation = (trace, step) => {
  const node = trace.repeats.findLast((each) => trace.enterStep(each) < step);
  return node === undefined ? step : trace.enterStep(node);
};

/** To the next step of the line of best moves from the root: its calls, then their returns. */
export const nextOnLine: Navigation = (trace, step) =>
  listLineSteps(trace).find((each) => each > step) ?? step;

/** To the previous step of the line of best moves. */
export const previousOnLine: Navigation = (trace, step) =>
  listLineSteps(trace).findLast((each) => each < step) ?? step;

/** To the return of the call that gave the current one the value it has so far. */
export const decider: Navigation = (trace, step) => {
  const best = findBestSoFar(trace, findMoment(trace, step).node, step);
  return best ? trace.exitStep(best.child) : step;
};

/** To the next wrong value of a program; after the last one, to the first. */
export const nextFault: Navigation = (_trace, step, known) => {
  const steps = (known?.faults ?? []).filter(({ kind }) => kind === 'wrong').map((fault) => fault.step);
  return steps.find((each) => each > step) ?? steps[0] ?? step;
};

/** To the step at which a program failed. */
export const toError: Navigation = (_trace, step, known) =>
  known?.faults?.find(({ kind }) => kind === 'error')?.step ?? step;

/** To the next call that calls nothing itself: a finished game, or a depth limit. */
export const nextLeaf: Navigation = (trace, step) => findStep(trace, step, 1, isLeafCall);

/** To the previous call that called nothing itself. */
export const previousLeaf: Navigation = (trace, step) => findStep(trace, step, -1, isLeafCall);

/** To the next return of a node at which the two searches of a comparison choose different moves. */
export const nextDifference: Navigation = (_trace, step, known) =>
  known?.comparison?.nextDifference(step) ?? step;

/** To the previous such return. */
export const previousDifference: Navigation = (_trace, step, known) =>
  known?.comparison?.previousDifference(step) ?? step;

export function isChangeOfBest(trace: Trace, step: number): boolean {
  const { node, kind } = findMoment(trace, step);
  return kind === 'exit' && node > 0 && findBestSoFar(trace, trace.parent[node], step)?.child === node;
}

/** Whether this step is the return that closes the window of the parent (α ≥ β), so that its other moves are cut. */
export function isCutoff(trace: Trace, step: number): boolean {
  const { node, kind } = findMoment(trace, step);
  const parent = trace.parent[node];
  return kind === 'exit' && parent >= 0 && isCutBy(trace, parent, step);
}

function isLeafCall(trace: Trace, step: number): boolean {
  const { node, kind } = findMoment(trace, step);
  return kind === 'enter' && isLeaf(trace, node);
}

/** What finds the cutoffs of a search, and of the one that it is compared with; null if neither cuts. */
function cutsOf(trace: Trace, known: Parameters<Navigation>[2]): typeof isCutoff | null {
  const comparison = known?.comparison?.right.cut ? known.comparison : null;
  if (!comparison) return trace.cut && isCutoff;
  return (_, step) => {
    if (isCutoff(trace, step)) return true;
    // Where the other search did not go, it waits at its last cutoff.
    const isThere = comparison.counterpart(findMoment(trace, step).node) !== null;
    return isThere && isCutoff(comparison.right, comparison.rightStep(step));
  };
}

function listLineSteps(trace: Trace): number[] {
  const line = trace.principalNodes();
  return [
    ...line.map((node) => trace.enterStep(node)),
    ...line.map((node) => trace.exitStep(node)).toReversed(),
  ];
}

function findStep(trace: Trace, step: number, direction: 1 | -1, isMatch: typeof isCutoff | null): number {
  if (!isMatch) return step;
  for (let at = step + direction; at >= 0 && at < trace.stepCount; at += direction)
    if (isMatch(trace, at)) return at;
  return step;
}

/** The last node called by this step. */
function findLastCalled(trace: Trace, step: number): number {
  const { node, kind } = findMoment(trace, step);
  return kind === 'enter' ? node : node + trace.size(node) - 1;
}
