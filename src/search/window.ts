import type { Trace } from './trace.ts';

/** A window: only a score between its two ends can still matter to the call that has it. */
export interface ScoreWindow {
  /** What MAX is sure of already, here or above. */
  readonly alpha: number;
  /** What MIN is sure of already, here or above. */
  readonly beta: number;
}

/** The window at the call of every node, by column. */
export interface WindowColumns {
  readonly alpha: Float64Array;
  readonly beta: Float64Array;
}

/**
 * The windows of an alpha-beta search. They follow from its scores: a child is called with the window of its parent,
 * raised (MAX) or lowered (MIN) by the scores of the children before it.
 */
export function windowColumns(trace: Trace): WindowColumns {
  const { length, score, end } = trace;
  const alpha = new Float64Array(length).fill(-Infinity);
  const beta = new Float64Array(length).fill(Infinity);
  for (let node = 0; node < length; node++) {
    let [low, high] = [alpha[node], beta[node]];
    const isMax = trace.isMax(node);
    for (let child = node + 1; child < end[node]; child = end[child]) {
      alpha[child] = low;
      beta[child] = high;
      if (isMax) low = Math.max(low, score[child]);
      else high = Math.min(high, score[child]);
    }
  }
  return { alpha, beta };
}
