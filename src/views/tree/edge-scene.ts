import type { NodeMark } from '../../walk/index.ts';
import type { NodeScene, DrawnSearches } from './node-scene.ts';
import { findInOther } from './other-view.ts';
import type { Rank } from './rank.ts';
import { isChosen, type Status } from './search-view.ts';

export interface EdgeScene {
  /** The child; null for a branch that was cut. */
  readonly node: number | null;
  readonly ply: number;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly isAbove: boolean;
  readonly status: Status;
  readonly isLive: boolean;
  readonly isFaint: boolean;
  readonly rank: Rank;
  readonly mark: NodeMark['kind'] | null;
  /** Which of two searches in one tree chose it; null if only one is drawn. */
  readonly chosen: { readonly own: boolean; readonly other: boolean } | null;
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
  { x, y }: { readonly x: number; readonly y: number },
): Pick<EdgeScene, 'ply' | 'isAbove' | keyof EdgeEnds> {
  const isAbove = !parent.metrics.isCompact && Math.abs(x - parent.x) > ASIDE;
  return { ply: parent.level, x1: parent.x, y1: parent.bottom, x2: x, y2: y, isAbove };
}

const BEND = 1.1;
/** A label's height above a box, and its reach to a side. */
const LABEL = 30;
const ASIDE = 50;

/** The two control heights: level in the middle, or higher up to avoid labels. */
function measureBends({ y1, y2, isAbove }: EdgeEnds & Pick<EdgeScene, 'isAbove'>) {
  const height = y2 - y1;
  const middle = isAbove ? Math.min(Math.max(1 - LABEL / height, 0.2), 0.5) : 0.5;
  return [y1 + BEND * middle * height, y2 - BEND * (1 - middle) * height] as const;
}

/** The path of an edge. d3's `linkVertical` has no bend to choose. */
export function drawCurve(edge: EdgeEnds & Pick<EdgeScene, 'isAbove'>): string {
  const { x1, y1, x2, y2 } = edge;
  const [second, third] = measureBends(edge);
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
