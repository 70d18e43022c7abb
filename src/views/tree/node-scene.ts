import { shownIndex } from './shown.ts';
import { words } from '../../words/index.ts';
import type { BoardScene } from '../board/board-scene.ts';
import { chipsOf, type Chip } from './chip.ts';
import { kindName } from '../kind-name.ts';
import { chipsHeight, size, stubWidth, type Metrics } from './metrics.ts';
import type { Secret } from './tree-scene.ts';
import { noteChip, type NoteChip } from './note-chip.ts';
import { theirs, type OtherView } from './other-view.ts';
import { boundAt, hasReturned, isChosen, valueAt, type SearchView, type Status } from './search-view.ts';

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
  /** What stands below the chip, where there is more to say. */
  readonly noteChip: NoteChip | null;
  /** Whether the current node is a hit that this node first computed. */
  readonly isSource: boolean;
  /** Whether the other of two searches in one drawing never comes here. */
  readonly isLeftOut: boolean;
  /** Whether two searches that are compared choose different moves here. */
  readonly differs: boolean;
  /** How many nodes are folded below it, line by line, and the same in a sentence; null where none are. */
  readonly folded: {
    readonly lines: readonly string[];
    readonly width: number;
    readonly label: string;
  } | null;
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

/** The searches that a drawing shows: one, or a second beside it in the same nodes; and their sizes. */
export interface Views {
  readonly view: SearchView;
  readonly other: OtherView | null;
  readonly metrics: Metrics;
  readonly secret: Secret;
}

/** The scene of one shown node at its place. */
export function nodeScene(
  views: Views,
  index: number,
  at: { x: number; y: number },
  hasNote: boolean,
): NodeScene {
  const { view, other, metrics, secret } = views;
  const { trace, shown, status, facts, moment } = view;
  const fact = facts[index];
  const { outcome, isLeaf, isMax, place, siblings } = fact;
  const id = shown.nodes[index];
  const chips = chipsOf(view, index, other);
  const more = other ? null : noteChip(view, index);
  const folded = status[index] === 'uncalled' ? 0 : shown.folded[index];
  const hasChip = chips.length > 0 || (hasNote && !fact.board);
  return {
    id,
    ...at,
    status: status[index],
    isCurrent: id === moment.node,
    isMax,
    isLeaf,
    isBackup: isBackup(view, index) || theirs(other, index, false, isBackup),
    isPrincipal: isPrincipal(view, index) || theirs(other, index, false, isPrincipal),
    board: status[index] === 'uncalled' ? null : fact.board,
    hasBoard: fact.board !== null,
    number:
      typeof outcome === 'number' && !(secret && status[index] === 'uncalled') ? words.signed(outcome) : null,
    chips,
    noteChip: more,
    isSource: id !== moment.node && id === trace.source(moment.node),
    isLeftOut: other !== null && other.at[index] < 0 && status[index] !== 'uncalled',
    differs: isDifference(view, index),
    folded: folded ? foldedScene(folded) : null,
    bottom:
      at.y +
      metrics.height +
      (hasChip ? size.gap + chipsHeight(Math.max(1, chips.length + (more ? 1 : 0))) : 0),
    note: hasNote ? words.tree.notCalledYet : null,
    label: labelOf(views, index, folded),
    level: trace.ply[id] + 1,
    place,
    siblings,
    isExpanded: isLeaf ? null : shown.folded[index] === 0,
  };
}

function foldedScene(nodes: number): NonNullable<NodeScene['folded']> {
  const lines = words.tree.folded(nodes);
  return { lines, width: stubWidth(lines), label: words.tree.unfold(nodes) };
}

function isBackup({ trace, moment, shown, best }: SearchView, index: number): boolean {
  if (moment.kind !== 'exit' || moment.node === 0) return false;
  const id = shown.nodes[index];
  const parent = trace.parent[moment.node];
  const isTaken = best[shownIndex(shown, trace, parent)] === moment.node;
  return isTaken && (id === moment.node || id === parent);
}

/** Whether a node lies on the line of best play, once the search is over. */
export function isPrincipal({ principal, shown }: SearchView, index: number): boolean {
  return principal.has(shown.nodes[index]);
}

function isDifference({ comparison, shown, status }: SearchView, index: number): boolean {
  return (
    status[index] === 'returned' && comparison !== null && comparison.differences.has(shown.nodes[index])
  );
}

function labelOf({ view, other, secret }: Views, index: number, folded: number): string {
  const { trace, shown, status, facts, moment } = view;
  const { move, isMax } = facts[index];
  const id = shown.nodes[index];
  const side = move === null ? null : trace.side(trace.parent[id]);
  const isOver = shown.parent[index] >= 0 && hasReturned(view, shown.parent[index]);
  const own = {
    tag: other?.labels[0].tag ?? '',
    value: valueAt(view, index),
    bound: boundAt(view, index),
    isChosen: isOver && isChosen(view, index),
  };
  const others = other && {
    tag: other.labels[1].tag,
    value: theirs(other, index, null, valueAt),
    bound: theirs(other, index, null, boundAt),
    isChosen: isOver && theirs(other, index, false, isChosen),
  };
  return words.tree.node({
    arrival: side && { side, move: move ?? '', isBranch: trace.root.game.isAbstract === true },
    ply: trace.ply[id],
    isMax: secret === 'roles' ? null : isMax,
    kind: kindName(trace, id),
    status: status[index],
    values: others ? [own, others] : [own],
    folded,
    isCurrent: id === moment.node,
    differs: isDifference(view, index),
    isUnfinished: trace.isUnfinished(id),
    note: other ? null : (noteChip(view, index)?.label ?? null),
  });
}
