import type { Reading } from './reading.ts';

export interface ChildValues {
  readonly node: number;
  readonly isMax: boolean;
  readonly received: readonly number[];
  readonly best: number;
  readonly worst: number;
  readonly got: number;
}

/** Null if the children do not determine whether the result is right. */
export function readChildValues(reading: Reading, node: number): ChildValues | null {
  if (reading.isLeaf(node) || !reading.isReturned(node) || reading.isDriver(node)) return null;
  const received = reading.children(node).map((child) => reading.score(child));
  const got = reading.score(node);
  if (Number.isNaN(got) || received.some(Number.isNaN)) return null;
  const isMax = reading.isMax(node);
  const [most, least] = [Math.max(...received), Math.min(...received)];
  return { node, isMax, received, got, best: isMax ? most : least, worst: isMax ? least : most };
}
