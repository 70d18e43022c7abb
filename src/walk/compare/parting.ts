import { isLeaf, type Trace } from '../../search/index.ts';
import { momentAt } from '../seek.ts';
import type { Comparison } from './comparison.ts';

/** Where two traces part: a step of the left one, and the node that either has there, −1 for none. */
export interface Parting {
  readonly step: number;
  readonly left: number;
  readonly right: number;
}

/** Where two traces part: at which call, and at which value. */
export interface Partings {
  /** The first call that one makes and the other does not, or not then. */
  readonly call: Parting | null;
  /** The first return of a call that both carry out whole, and that is worth something else to either. */
  readonly value: Parting | null;
  /** Whether both count finished games alike; else values differ where they stand for different outcomes. */
  readonly isAlike: boolean;
}

/** The first of the calls at which two traces part, and the first of the values. */
export function partingsOf(comparison: Comparison): Partings {
  const { isAlike, isSame } = valuesOf(comparison);
  return { call: callParting(comparison), value: valueParting(comparison, isSame), isAlike };
}

function callParting({ left, right, isSameTree }: Comparison): Parting | null {
  if (isSameTree) return null;
  const steps = Math.min(left.stepCount, right.stepCount);
  for (let step = 0; step < steps; step++) {
    const [one, other] = [momentAt(left, step), momentAt(right, step)];
    const isCall = one.kind === 'enter';
    const isSame = one.kind === other.kind && (!isCall || isSameCall(left, one.node, right, other.node));
    if (!isSame)
      return {
        step,
        left: isCall ? one.node : -1,
        right: other.kind === 'enter' ? other.node : -1,
      };
  }
  return null;
}

function isSameCall(left: Trace, node: number, right: Trace, other: number): boolean {
  return left.move[node] === right.move[other] && left.ply[node] === right.ply[other];
}

/** Values are compared where both went through the same calls, and what one leaves out bounds nothing. */
function valueParting(comparison: Comparison, isSame: IsSame): Parting | null {
  const { left, right } = comparison;
  let first: Parting | null = null;
  for (let node = 0; node < left.length; node++) {
    const other = comparison.counterpart(node);
    if (other === null || left.size(node) !== right.size(other)) continue;
    if (left.isUnfinished(node) || right.isUnfinished(other) || isSame(node, other)) continue;
    const step = left.exitStep(node);
    if (first === null || step < first.step) first = { step, left: node, right: other };
  }
  return first;
}

/** Whether a node of the left trace and one of the right are worth the same. */
type IsSame = (node: number, other: number) => boolean;

/**
 * How values are to be compared: as numbers, where both count finished games alike; else by the outcome for which a number
 * stands, as far as finished games tell.
 */
function valuesOf(comparison: Comparison): { isAlike: boolean; isSame: IsSame } {
  const { left, right } = comparison;
  const outcomes = new Map<number, Set<unknown>>();
  let [alike, finished] = [0, 0];
  for (let node = 0; node < left.length; node++) {
    const other = isLeaf(left, node) ? comparison.counterpart(node) : null;
    if (other === null || !isLeaf(right, other) || Number.isNaN(right.score[other])) continue;
    finished++;
    if (left.score[node] === right.score[other]) alike++;
    const value = right.score[other];
    outcomes.set(value, (outcomes.get(value) ?? new Set()).add(Math.sign(left.score[node])));
  }
  if (2 * alike > finished || finished === 0)
    return { isAlike: true, isSame: (node, other) => left.score[node] === right.score[other] };
  const isSame: IsSame = (node, other) => {
    const known = outcomes.get(right.score[other]);
    return known?.size !== 1 || known.has(Math.sign(left.score[node]));
  };
  return { isAlike: false, isSame };
}

/** Whether most calls of the right trace are about boards that the left one asks about too: only then can they be laid beside each other. */
export function isComparable({ left, right, mirror }: Comparison): boolean {
  return right.length <= 1 || left.length <= 1 || 2 * mirror.leftOut < right.length;
}
