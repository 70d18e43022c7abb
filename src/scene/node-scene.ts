import { shownIndex } from '../layout/index.ts';
import { words } from '../words/index.ts';
import type { BoardScene } from './board-scene.ts';
import { chipOf, type Chip } from './chip.ts';
import { metricsOf, size, stubWidth } from './metrics.ts';
import { isChosen, valueAt, type SearchView, type Status } from './search-view.ts';

/** A node as it is to be drawn: a board or a shape in a box, its chip below, and the mark of what is folded below. */
export interface NodeScene {
  readonly id: number;
  /** The middle of the box and its top. */
  readonly x: number;
  readonly y: number;
  readonly status: Status;
  readonly isCurrent: boolean;
  readonly isMax: boolean;
  readonly isLeaf: boolean;
  /** Whether a value travels at this step from here, or to here, and is taken. */
  readonly isBackup: boolean;
  /** Whether it lies on the line of best play, once the search is over. */
  readonly isPrincipal: boolean;
  /** The marks; null before the call and for a game without a board. */
  readonly board: BoardScene | null;
  readonly hasBoard: boolean;
  /** The number written on a leaf of an explicit tree, or null. */
  readonly number: string | null;
  readonly chips: readonly Chip[];
  readonly folded: { readonly text: string; readonly width: number } | null;
  /** Where the node's edges begin: below everything that belongs to it. */
  readonly bottom: number;
  /** What is written on an outline: `not called yet`, on the first of them. */
  readonly note: readonly string[] | null;
  /** In words, for screen readers, with the place among its siblings. */
  readonly label: string;
  readonly level: number;
  readonly place: number;
  readonly siblings: number;
  /** Whether its children are shown; null for a leaf. */
  readonly isExpanded: boolean | null;
}

/** The scene of one shown node at its place. */
export function nodeScene(
  view: SearchView,
  index: number,
  at: { x: number; y: number },
  hasNote: boolean,
): NodeScene {
  const { trace, shown, status, facts, moment } = view;
  const fact = facts[index];
  const { outcome, isLeaf, isMax, place, siblings } = fact;
  const id = shown.nodes[index];
  const chip = chipOf(view, index);
  const folded = status[index] === 'uncalled' ? 0 : shown.folded[index];
  const { height } = metricsOf(trace);
  return {
    id,
    ...at,
    status: status[index],
    isCurrent: id === moment.node,
    isMax,
    isLeaf,
    isBackup: isBackup(view, index),
    isPrincipal: view.principal.has(id),
    board: status[index] === 'uncalled' ? null : fact.board,
    hasBoard: fact.board !== null,
    number: typeof outcome === 'number' ? words.signed(outcome) : null,
    chips: chip ? [chip] : [],
    folded: folded ? { text: words.tree.folded(folded), width: stubWidth(words.tree.folded(folded)) } : null,
    bottom: at.y + height + (chip || (hasNote && !fact.board) ? size.gap + size.chip : 0),
    note: hasNote ? words.tree.notCalledYet : null,
    label: labelOf(view, index, folded),
    level: trace.ply[id] + 1,
    place,
    siblings,
    isExpanded: isLeaf ? null : shown.folded[index] === 0,
  };
}

function isBackup({ trace, moment, shown, best }: SearchView, index: number): boolean {
  if (moment.kind !== 'exit' || moment.node === 0) return false;
  const id = shown.nodes[index];
  const parent = trace.parent[moment.node];
  const isTaken = best[shownIndex(shown, trace, parent)] === moment.node;
  return isTaken && (id === moment.node || id === parent);
}

function labelOf(view: SearchView, index: number, folded: number): string {
  const { trace, shown, status, facts, moment } = view;
  const { move, board, isMax, isLeaf } = facts[index];
  const id = shown.nodes[index];
  const side = move === null ? null : trace.side(trace.parent[id]);
  return words.tree.node({
    arrival: side && { side, move: move ?? '', isBranch: board === null },
    ply: trace.ply[id],
    isMax,
    isLeaf,
    status: status[index],
    value: valueAt(view, index),
    folded,
    isCurrent: id === moment.node,
    isChosen: status[shown.parent[index]] === 'returned' && isChosen(view, index),
    isProbe: trace.kept !== null,
  });
}
