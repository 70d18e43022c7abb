import { findWinner, isLeaf, type Winner } from '../../search/index.ts';
import { findMoment } from '../moment.ts';
import type { Comparison } from './comparison.ts';

/** The first difference of two traces: a step of the left one, and the node of each; −1 for none. */
export interface FirstDifference {
  readonly step: number;
  readonly left: number;
  readonly right: number;
}

interface FirstDifferences {
  /** The first call that one makes and the other does not, or not then. */
  readonly call: FirstDifference | null;
  /** The first call that both finish with different values. */
  readonly value: FirstDifference | null;
  /** Whether finished games score the same in both; if not, values are compared by the outcomes they stand for. */
  readonly isAlike: boolean;
}

export function findFirstDifferences(comparison: Comparison): FirstDifferences {
  const { isAlike, isSame } = chooseValueTest(comparison);
  return { call: findCallDifference(comparison), value: findValueDifference(comparison, isSame), isAlike };
}

function findCallDifference({ left, right, isSameTree, isSameBoard }: Comparison): FirstDifference | null {
  if (isSameTree) return null;
  const steps = Math.min(left.stepCount, right.stepCount);
  for (let step = 0; step < steps; step++) {
    const [one, other] = [findMoment(left, step), findMoment(right, step)];
    const isCall = one.kind === 'enter';
    const isSameCall =
      left.move[one.node] === right.move[other.node] &&
      left.ply[one.node] === right.ply[other.node] &&
      isSameBoard(one.node, other.node);
    const isSame = one.kind === other.kind && (!isCall || isSameCall);
    if (!isSame)
      return {
        step,
        left: isCall ? one.node : -1,
        right: other.kind === 'enter' ? other.node : -1,
      };
  }
  return null;
}

/** Compares only calls whose subtrees have the same size: leaving calls out changes values. */
function findValueDifference(comparison: Comparison, isSame: ValueTest): FirstDifference | null {
  const { left, right } = comparison;
  let first: FirstDifference | null = null;
  for (let node = 0; node < left.length; node++) {
    const other = comparison.counterpart(node);
    if (other === null || left.size(node) !== right.size(other)) continue;
    if (left.isUnfinished(node) || right.isUnfinished(other) || isSame(node, other)) continue;
    const step = left.exitStep(node);
    if (first === null || step < first.step) first = { step, left: node, right: other };
  }
  return first;
}

type ValueTest = (node: number, other: number) => boolean;

/** As numbers if most finished games score the same, else by the outcomes that games give them. */
function chooseValueTest(comparison: Comparison): { isAlike: boolean; isSame: ValueTest } {
  const { left, right } = comparison;
  const outcomes = new Map<number, Set<Winner>>();
  let [alike, finished] = [0, 0];
  for (let node = 0; node < left.length; node++) {
    const other = isLeaf(left, node) ? comparison.counterpart(node) : null;
    if (other === null || !isLeaf(right, other) || Number.isNaN(right.score[other])) continue;
    finished++;
    if (left.score[node] === right.score[other]) alike++;
    const value = right.score[other];
    outcomes.set(value, (outcomes.get(value) ?? new Set()).add(findWinner(left.score[node])));
  }
  if (2 * alike > finished || finished === 0)
    return { isAlike: true, isSame: (node, other) => left.score[node] === right.score[other] };
  const isSame: ValueTest = (node, other) => {
    const known = outcomes.get(right.score[other]);
    return known?.size !== 1 || known.has(findWinner(left.score[node]));
  };
  return { isAlike: false, isSame };
}

/** Whether most boards of the right trace are also in the left one, so that comparing them makes sense. */
export function isComparable({ left, right, mirror }: Comparison): boolean {
  return right.length <= 1 || left.length <= 1 || 2 * mirror.leftOut < right.length;
}
