import { words } from '../../words/index.ts';
import type { Trace } from '../../search/index.ts';

/** X or O; in an explicit tree, which has no sides, MAX or MIN. */
export function namePlayer(trace: Trace, node: number): string {
  return trace.root.game.isAbstract ? words.nameRole(trace.isMax(node)) : words.nameSide(trace.side(node));
}

/** Whose move led to a node below the root. */
export function nameMoved(trace: Trace, node: number): string {
  return trace.root.game.isAbstract
    ? words.nameRole(trace.isMax(trace.parent[node]))
    : words.nameSide(trace.movedSide(node));
}

/** Whose view scores are shown from: MAX, the side to move at the root, or at each node the side to move (negamax). */
const pointsOfView = ['max', 'root', 'mover'] as const;

export type PointOfView = (typeof pointsOfView)[number];

/** Converts a score recorded for MAX to the view at a node; never −0. */
export function viewScore(trace: Trace, node: number, score: number, from: PointOfView): number {
  const isMax = from === 'max' || trace.isMax(from === 'root' ? 0 : node);
  return isMax ? score : 0 - score;
}

export function takesLargest(trace: Trace, node: number, from: PointOfView): boolean {
  return from === 'mover' || trace.isMax(node) === (from === 'max' || trace.isMax(0));
}
