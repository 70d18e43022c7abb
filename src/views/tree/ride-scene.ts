import { words } from '../../words/index.ts';
import type { EdgeScene } from './edge-scene.ts';
import { measurePill } from './text-width.ts';
import type { NodeScene, DrawnSearches } from './node-scene.ts';
import { findInOther, type OtherView } from './other-view.ts';
import { buildPills, type Pill } from './pill.ts';
import { buildSearchView, type SearchView } from './search-view.ts';
import { findShownIndex } from './shown.ts';

export interface RideScene {
  readonly edge: EdgeScene;
  readonly text: string;
  readonly width: number;
  readonly isTaken: boolean;
  /** The parent, and its former pills if they change. */
  readonly parent: NodeScene;
  readonly before: readonly Pill[];
  /** Restarts the animation when the same value rides the same edge at another step. */
  readonly step: number;
}

export function buildRideScene(
  { view, other, metrics }: DrawnSearches,
  edges: readonly (EdgeScene | null)[],
  nodes: readonly (NodeScene | null)[],
): RideScene | null {
  const { trace, moment, step, shown, naming } = view;
  const edge = edges.find((each) => each?.node === moment.node);
  if (moment.kind === 'enter' || !edge || trace.isUnfinished(moment.node)) return null;
  const above = findShownIndex(shown, trace, trace.parent[moment.node]);
  const own = words.formatScore(trace.score[moment.node]);
  const text = other ? formatBothScores(own, other, shown.nodes.indexOf(moment.node)) : own;
  const taken = isTaken(view) || edge.chosen?.other === true;
  return {
    edge,
    text,
    width: measurePill(text),
    isTaken: taken,
    parent: nodes[above]!,
    before:
      taken && !other
        ? buildPills(buildSearchView(trace, step - 1, shown, naming), above, null, metrics)
        : [],
    step,
  };
}

function formatBothScores(own: string, other: OtherView, index: number): string {
  const { absent, both } = words.sides;
  const found = findInOther(other, index, absent, ({ trace, shown }, at) =>
    words.formatScore(trace.score[shown.nodes[at]]),
  );
  return both(own, found);
}

/** Whether the value that returns at this step becomes the parent's best. */
function isTaken({ trace, moment, shown, best }: SearchView): boolean {
  if (moment.kind !== 'exit' || moment.node === 0) return false;
  return best[findShownIndex(shown, trace, trace.parent[moment.node])] === moment.node;
}
