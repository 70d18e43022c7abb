import { words } from '../../words/index.ts';
import type { Metrics } from './metrics.ts';
import { isPrincipal, type NodeScene, type Views } from './node-scene.ts';
import { theirs } from './other-view.ts';
import { isChosen, type Status } from './search-view.ts';

/** The edge from a parent down to a child: a curve that leaves and arrives upright. */
export interface EdgeScene {
  /** The child; null for a branch that was cut. */
  readonly node: number | null;
  /** The bottom of the parent, from where it goes straight down to the beginning of the curve. */
  readonly top: number;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** The status of the child: an open one lies on the path to the current node. */
  readonly status: Status;
  /** Whether the parent's present value came along this edge. */
  readonly isChosen: boolean;
  /** Whether it lies on the line of best play, once the search is over. */
  readonly isPrincipal: boolean;
  /** The same in the other search where two are drawn in one tree; null where one is. */
  readonly other: { readonly isChosen: boolean; readonly isPrincipal: boolean } | null;
  /** The move, beside the child's end of the curve and on the side away from it. */
  readonly label: {
    readonly text: string;
    readonly x: number;
    readonly y: number;
    /** Whether the text ends here rather than beginning. */
    readonly isLeft: boolean;
  };
}

/** The scene of the edge above a shown node. */
export function edgeScene(
  { view, other, metrics }: Views,
  index: number,
  parent: NodeScene,
  node: NodeScene,
): EdgeScene {
  const { trace, facts } = view;
  const { move } = facts[index];
  const text = words.tree.edge(trace.side(parent.id), move ?? '', trace.root.game.isAbstract === true);
  const choosers = [isChosen(view, index), theirs(other, index, false, isChosen)];
  const only = other && choosers[0] !== choosers[1] ? other.labels[choosers[0] ? 0 : 1].tag : null;
  return {
    ...edgeBetween(parent, node, metrics, only === null ? text : words.sides.edge(text, only)),
    node: node.id,
    status: node.status,
    isChosen: choosers[0],
    isPrincipal: isPrincipal(view, index),
    other: other && { isChosen: choosers[1], isPrincipal: theirs(other, index, false, isPrincipal) },
  };
}

/** Where an edge runs from a node down to a place, and where its text stands. */
export function edgeBetween(
  parent: NodeScene,
  { x, y }: { readonly x: number; readonly y: number },
  metrics: Metrics,
  text: string,
): Pick<EdgeScene, 'top' | 'x1' | 'y1' | 'x2' | 'y2' | 'label'> {
  const isLeft = x < parent.x;
  return {
    x1: parent.x,
    top: parent.bottom,
    y1: parent.bottom + (parent.folded ? 0 : metrics.trunk),
    x2: x,
    y2: y,
    label: { text, x: x + (isLeft ? -7 : 7), y: y - metrics.cell * 0.4, isLeft },
  };
}
