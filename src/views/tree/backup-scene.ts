import { words } from '../../words/index.ts';
import type { EdgeScene } from './edge-scene.ts';
import { chipWidth } from './metrics.ts';
import type { Views } from './node-scene.ts';
import { theirs, type OtherView } from './other-view.ts';

/** A value on its way from a child that returns to its parent. */
export interface BackupScene {
  readonly edge: EdgeScene;
  readonly text: string;
  readonly width: number;
  /** Whether the parent takes it: whether its best so far changes. */
  readonly isTaken: boolean;
  /** The step, so that the same value on the same edge at another step starts anew. */
  readonly step: number;
}

/** The value that travels at this step; null at a call, and at the return of the root. */
export function backupScene(
  { view, other }: Views,
  edges: readonly (EdgeScene | null)[],
): BackupScene | null {
  const { trace, moment, step } = view;
  const edge = edges.find((each) => each?.node === moment.node);
  if (moment.kind === 'enter' || !edge || trace.isUnfinished(moment.node)) return null;
  const own = words.signed(trace.score[moment.node]);
  const text = other ? bothScores(own, other, view.shown.nodes.indexOf(moment.node)) : own;
  return {
    edge,
    text,
    width: chipWidth(text),
    isTaken: edge.isChosen || edge.other?.isChosen === true,
    step,
  };
}

/** What both searches send up from a shown node, where the other came there. */
function bothScores(own: string, other: OtherView, index: number): string {
  const { absent, both, tagged } = words.sides;
  const [one, two] = other.labels;
  const found = theirs(other, index, absent, ({ trace, shown }, at) =>
    words.signed(trace.score[shown.nodes[at]]),
  );
  return both(tagged(one.tag, own), tagged(two.tag, found));
}

/** A point of an edge, `t` from 0 at the parent to 1 at the child. */
export function pointOn({ x1, y1, x2, y2 }: EdgeScene, t: number): { x: number; y: number } {
  const ease = t * t * (3 - 2 * t);
  const middle = (y1 + y2) / 2;
  const s = 1 - t;
  return {
    x: x1 + (x2 - x1) * ease,
    y: s * s * s * y1 + 3 * s * t * middle + t * t * t * y2,
  };
}
