import { words } from '../../words/index.ts';
import type { Trace } from '../../search/index.ts';

/** Who moves at a node: X or O, and in an explicit tree, which has no sides, MAX or MIN. */
export function playerAt(trace: Trace, node: number): string {
  return trace.root.game.isAbstract ? words.role(trace.isMax(node)) : words.side(trace.side(node));
}

/**
 * Whose side scores are shown from: MAX's, as they are recorded; that of the side to move at the root; or at each node
 * that of the side to move there, so that signs flip from ply to ply (negamax).
 */
const pointsOfView = ['max', 'root', 'mover'] as const;

/** One of `pointsOfView`. */
export type PointOfView = (typeof pointsOfView)[number];

/** A score that is recorded for MAX, as it is seen at a node; never −0. */
export function seenAt(trace: Trace, node: number, score: number, from: PointOfView): number {
  const isMax = from === 'max' || trace.isMax(from === 'root' ? 0 : node);
  return isMax ? score : 0 - score;
}

/** Whether a node takes the largest of the scores that are seen there; else it takes the smallest. */
export function takesLargest(trace: Trace, node: number, from: PointOfView): boolean {
  return from === 'mover' || trace.isMax(node) === (from === 'max' || trace.isMax(0));
}
