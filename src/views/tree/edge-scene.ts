import type { NodeMark } from '../../walk/index.ts';
import type { Metrics } from './metrics.ts';
import type { NodeScene, DrawnSearches } from './node-scene.ts';
import { findInOther } from './other-view.ts';
import type { Rank } from './rank.ts';
import { isChosen, type Status } from './search-view.ts';
import { placeLabelBeside } from './node-places.ts';
import { roundToHundredth } from '../round.ts';
import { size } from './sizes.ts';

export interface EdgeScene {
  /** The child; null for a branch that was cut. */
  readonly node: number | null;
  readonly ply: number;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** The label that it passes last, its own or a sibling's; null if there is none. */
  readonly passes: PassedLabel | null;
  readonly status: Status;
  readonly isLive: boolean;
  readonly isFaint: boolean;
  readonly rank: Rank;
  readonly mark: NodeMark['kind'] | null;
  /** Which of two searches in one tree chose it; null if only one is drawn. */
  readonly chosen: { readonly own: boolean; readonly other: boolean } | null;
}

/** Distances in pixels: of the label from the middle of the child's box, and of its top above that box. */
interface PassedLabel {
  readonly beside: number;
  readonly above: number;
}

type EdgeEnds = Pick<EdgeScene, 'x1' | 'y1' | 'x2' | 'y2'>;

export function buildEdgeScene(
  { view, other }: DrawnSearches,
  index: number,
  parent: NodeScene,
  node: NodeScene,
): EdgeScene {
  return {
    ...placeEdge(parent, node),
    node: node.id,
    status: node.status,
    isLive: node.status === 'open' || node.isCurrent,
    isFaint: node.isFaint,
    rank: node.rank,
    mark: node.mark?.kind ?? null,
    chosen: other && { own: isChosen(view, index), other: findInOther(other, index, false, isChosen) },
  };
}

export function placeEdge(
  parent: NodeScene,
  { x, y, metrics }: { readonly x: number; readonly y: number; readonly metrics: Metrics },
): Pick<EdgeScene, 'ply' | 'passes' | keyof EdgeEnds> {
  const passes = findPassedLabel(metrics, parent.x > x);
  return { ply: parent.level, x1: parent.x, y1: parent.bottom, x2: x, y2: y, passes };
}

/** A label beside the box is right of it: an edge from the right passes the child's own, another its left sibling's. */
function findPassedLabel(metrics: Metrics, isFromRight: boolean): PassedLabel | null {
  const { room, width, isCompact, isBare } = metrics;
  if (isBare) return null;
  if (!isCompact) return { beside: Math.max(room - LABEL_BESIDE, 0), above: size.labelTop };
  const beside = isFromRight ? width / 2 + size.beside : room - width / 2 - size.aside;
  return { beside: Math.max(beside, 0), above: size.labelFont * 0.6 - placeLabelBeside(metrics) };
}

type Course = EdgeEnds & Pick<EdgeScene, 'passes'>;

const BEND = 1.1;
/** How far an edge keeps from a label, and how far a label above a box reaches beside its middle. */
const [CLEAR, LABEL_BESIDE] = [5, 50];
/** Where edges turn level, as a share of their height. */
const [HIGHEST, MIDDLE] = [0.1, 0.5];

/**
 * The share of its height at which an edge turns level: the middle, or higher up if it would strike the label that it
 * passes last. `t` is where it passes the label, and the share follows from its height there.
 */
function chooseTurn({ x1, x2, y1, y2, passes }: Course): number {
  const [across, height] = [Math.abs(x2 - x1), y2 - y1];
  if (passes === null || across <= passes.beside) return MIDDLE;
  const share = passes.beside / across;
  const s = 0.5 - Math.sin(Math.asin(1 - 2 * share) / 3);
  const t = 1 - s;
  const atLabel = 1 - (passes.above + CLEAR) / height;
  const turn = (atLabel - t * t * t + 3 * (BEND - 1) * s * t * t) / (3 * BEND * s * t);
  return Math.min(Math.max(turn, HIGHEST), MIDDLE);
}

/** The two control heights. */
function measureBends(course: Course) {
  const { y1, y2 } = course;
  const [height, turn] = [y2 - y1, chooseTurn(course)];
  return [y1 + BEND * turn * height, y2 - BEND * (1 - turn) * height] as const;
}

/** The path of an edge. d3's `linkVertical` has no bend to choose. */
export function drawCurve(edge: Course): string {
  const [x1, y1, x2, y2, second, third] = [edge.x1, edge.y1, edge.x2, edge.y2, ...measureBends(edge)].map(
    roundToHundredth,
  );
  return `M${x1} ${y1}C${x1} ${second} ${x2} ${third} ${x2} ${y2}`;
}

/** `t` runs from 0 at the parent to 1 at the child. */
export function findPointOn(edge: EdgeScene, t: number): { x: number; y: number } {
  const { x1, y1, x2, y2 } = edge;
  const s = 1 - t;
  const ease = t * t * (3 - 2 * t);
  const [second, third] = measureBends(edge);
  return {
    x: x1 + (x2 - x1) * ease,
    y: s * s * s * y1 + 3 * s * s * t * second + 3 * s * t * t * third + t * t * t * y2,
  };
}
