import { words } from '../../words/index.ts';
import type { EdgeScene } from './edge-scene.ts';
import { pillWidth } from './text-width.ts';
import { isTaken, type NodeScene, type Views } from './node-scene.ts';
import { theirs, type OtherView } from './other-view.ts';
import { pillsOf, type Pill } from './pill.ts';
import { searchView } from './search-view.ts';
import { shownIndex } from './shown.ts';

export interface RideScene {
  readonly edge: EdgeScene;
  readonly text: string;
  readonly width: number;
  /** Whether the parent's best changes. */
  readonly isTaken: boolean;
  /** The parent, and its former pills if they change. */
  readonly parent: NodeScene;
  readonly before: readonly Pill[];
  /** Restarts the animation when the same value rides the same edge at another step. */
  readonly step: number;
}

export function rideScene(
  { view, other, metrics }: Views,
  edges: readonly (EdgeScene | null)[],
  nodes: readonly (NodeScene | null)[],
): RideScene | null {
  const { trace, moment, step, shown, naming } = view;
  const edge = edges.find((each) => each?.node === moment.node);
  if (moment.kind === 'enter' || !edge || trace.isUnfinished(moment.node)) return null;
  const above = shownIndex(shown, trace, trace.parent[moment.node]);
  const own = words.signed(trace.score[moment.node]);
  const text = other ? bothScores(own, other, shown.nodes.indexOf(moment.node)) : own;
  const taken = isTaken(view) || edge.chosen?.other === true;
  return {
    edge,
    text,
    width: pillWidth(text),
    isTaken: taken,
    parent: nodes[above]!,
    before: taken && !other ? pillsOf(searchView(trace, step - 1, shown, naming), above, null, metrics) : [],
    step,
  };
}

function bothScores(own: string, other: OtherView, index: number): string {
  const { absent, both, tagged } = words.sides;
  const [one, two] = other.labels;
  const found = theirs(other, index, absent, ({ trace, shown }, at) =>
    words.signed(trace.score[shown.nodes[at]]),
  );
  return both(tagged(one.tag, own), tagged(two.tag, found));
}
