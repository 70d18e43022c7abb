import { Kind } from '../../search/index.ts';
import type { BoundSources, NodeMark } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import type { BoardScene } from '../board/board-scene.ts';
import { nameKind } from '../kind-name.ts';
import { hasNoteRoom, type Metrics } from './metrics.ts';
import { hasRoomBeside } from './node-places.ts';
import { chooseShape, type Shape } from './shapes.ts';
import { size } from './sizes.ts';
import { measureText } from './text-width.ts';
import { chooseLabelPlace, type NodeLabel } from './node-label.ts';
import { buildNote, type NodeNote } from './node-note.ts';
import { findInOther, type OtherView } from './other-view.ts';
import { buildPills, type Pill } from './pill.ts';
import type { Rank } from './rank.ts';
import {
  readShownBound,
  hasReturned,
  isChosen,
  readShownValue,
  type SearchView,
  type Status,
} from './search-view.ts';

export interface NodeScene {
  readonly id: number;
  readonly metrics: Metrics;
  readonly x: number;
  readonly y: number;
  readonly status: Status;
  readonly isCurrent: boolean;
  /** Whether the search calls it next; hidden while a question is open. */
  readonly isNext: boolean;
  readonly isMax: boolean;
  readonly isLeaf: boolean;
  readonly rank: Rank;
  readonly label: NodeLabel | null;
  /** Null for a game without a board, and while it is hidden. */
  readonly board: BoardScene | null;
  readonly shape: Shape;
  readonly number: string | null;
  readonly pills: readonly Pill[];
  readonly note: NodeNote | null;
  /** In a low band, from the middle of its box to the next box of its ply, or to the end of the tree. */
  readonly noteRoom: number;
  /** Whether the current node is a hit that this node first computed. */
  readonly isSource: boolean;
  readonly isLeftOut: boolean;
  /** Whether two compared searches agree here, or it leads nowhere. */
  readonly isFaint: boolean;
  readonly differs: boolean;
  readonly mark: NodeMark | null;
  readonly tag: NodeTag | null;
  /** The number of folded calls, short and as a sentence; null if there are none. */
  readonly folded: { readonly text: string; readonly label: string } | null;
  readonly bottom: number;
  readonly name: string;
  readonly level: number;
  readonly place: number;
  readonly siblings: number;
  readonly isExpanded: boolean | null;
}

export interface NodeTag {
  readonly text: string;
  readonly width: number;
  readonly isBelow: boolean;
}

/**
 * What a tree hides: `ahead`, its size and the numbers of leaves not reached; `roles`, MAX and MIN and all that scores
 * decide too.
 */
export type Secret = 'ahead' | 'roles' | null;

export const hidesScores = (secret: Secret) => secret === 'roles';

export interface DrawnSearches {
  readonly view: SearchView;
  readonly other: OtherView | null;
  readonly metrics: Metrics;
  readonly secret: Secret;
  /** Whether a question is open, so that nothing ahead may show. */
  readonly isAsked: boolean;
  /** The sources of the step's window; null if there is none to show. */
  readonly sources: BoundSources | null;
}

/** `above` is the x of the node's parent. */
interface NodePlace {
  readonly noteRoom: number;
  readonly x: number;
  readonly y: number;
  readonly above: number | null;
  readonly metrics: Metrics;
}

export function buildNodeScene(
  views: DrawnSearches,
  index: number,
  place: NodePlace,
  isNext: boolean,
): NodeScene {
  const { view, other, secret, isAsked } = views;
  const { trace, shown, status, facts, moment } = view;
  const fact = facts[index];
  const { outcome, isLeaf, isMax, place: nth, siblings } = fact;
  const { x, y, metrics, noteRoom } = place;
  const id = shown.nodes[index];
  const isUncalled = status[index] === 'uncalled';
  const isScored = !hidesScores(secret);
  const number = typeof outcome === 'number' && !(secret && isUncalled) ? words.formatScore(outcome) : null;
  const pills = isScored ? buildPills(view, index, other, metrics) : [];
  const wanted = other || !isScored ? null : shortenNote(buildNote(view, index), metrics);
  const note = metrics.isTight && !hasRoomBeside({ note: wanted, pills, metrics, noteRoom }) ? null : wanted;
  const isHidden = isUncalled && (isAsked || secret !== null);
  const folded = isHidden ? 0 : shown.folded[index];
  const mark = view.marks.get(id) ?? null;
  const tag = buildTag(mark, pills, metrics);
  const label = buildLabel(view, index, place);
  const lines = pills.length + [note, tag?.isBelow, label?.at === 'foot'].filter(Boolean).length;
  return {
    id,
    metrics,
    x,
    y,
    status: status[index],
    isCurrent: id === moment.node,
    isNext: isNext && !isAsked,
    isMax,
    isLeaf,
    rank: isScored
      ? chooseRank(
          view.ranks[index],
          findInOther(other, index, null, ({ ranks }, at) => ranks[at]),
        )
      : null,
    label,
    board: isHidden ? null : fact.board,
    shape: chooseShape({ board: fact.board, isLeaf, number }),
    number,
    pills,
    note,
    noteRoom,
    isSource: isScored && id !== moment.node && id === trace.source(moment.node),
    isLeftOut: other !== null && other.at[index] < 0 && !isUncalled,
    isFaint: !isAsked && isUnimportant(view, index),
    differs: isDifference(view, index),
    mark,
    tag,
    folded: folded
      ? { text: formatFolded(folded, metrics, note !== null), label: words.tree.unfold(folded) }
      : null,
    bottom:
      y +
      metrics.height +
      measurePills(metrics.isJoint ? Math.min(pills.length, 1) : metrics.isCompact ? 0 : lines),
    name: describeNode(views, index, folded),
    level: trace.ply[id] + 1,
    place: nth,
    siblings,
    isExpanded: isLeaf ? null : shown.folded[index] === 0,
  };
}

/** Whether a node is unimportant in a comparison, and not on the way to the current node either. */
function isUnimportant({ comparison, shown, status, moment }: SearchView, index: number): boolean {
  const node = shown.nodes[index];
  if (!comparison || status[index] === 'open' || node === moment.node) return false;
  return !comparison.isKey(node);
}

/**
 * Beside the pill if there is room, as where a program ended: nothing is right of that call. Also where a tag below
 * would hide boards or names of the next row.
 */
function buildTag(
  mark: NodeMark | null,
  pills: readonly Pill[],
  { room, row, height, isCompact }: Metrics,
): NodeTag | null {
  if (!mark?.tag) return null;
  const width = measureText(mark.tag) * size.smallFont + 2 * size.tagPadding;
  const isEnd = mark.kind === 'stopped' || mark.kind === 'failed';
  const reach = (pills[0]?.width ?? 0) / 2 + 2 * size.pillGap + width;
  const below = height + measurePills(pills.length) + size.pillGap + size.tag;
  const isRoom = isCompact || isEnd || reach + size.pill / 2 <= room || below > row - size.pill;
  return { text: mark.tag, width, isBelow: mark.twin === null && !isRoom };
}

function measurePills(pills: number): number {
  return pills === 0 ? 0 : size.gap + pills * (size.pill + size.pillGap) - size.pillGap;
}

function chooseRank(own: Rank, others: Rank): Rank {
  return own === 'best' || others === 'best' ? 'best' : (own ?? others);
}

/** A note that has no room becomes its sign if it is a cut, otherwise null. */
function shortenNote(note: NodeNote | null, metrics: Metrics): NodeNote | null {
  if (!hasNoteRoom(metrics)) return null;
  if (!note || measureText(note.text) * size.noteFont + 10 <= metrics.room) return note;
  return note.about === 'cut' ? { ...note, text: note.text.slice(0, 1) } : null;
}

/** The number of folded calls, without a noun if there is little room; empty if none. In a low band it is below box and pill. */
function formatFolded(calls: number, metrics: Metrics, hasNote: boolean): string {
  const { room, width, height, row, isCompact, isBare } = metrics;
  if (isBare || (isCompact && row - height < size.folded)) return '';
  const most = isCompact ? width + (hasNote ? 0 : size.aside) : room - 4;
  const fits = (text: string) => measureText(text) * size.smallFont + size.sign <= most;
  return [words.tree.calls(calls), words.formatCount(calls)].find(fits) ?? '';
}

function buildLabel(
  { trace, shown, facts, status }: SearchView,
  index: number,
  { x, above, metrics }: NodePlace,
): NodeLabel | null {
  const { game } = trace.root;
  const { move } = facts[index];
  // A small box in a low band has room for its pill alone; its move takes that place before the call.
  if (metrics.isBare && !(move !== null && status[index] === 'uncalled')) return null;
  if (move === null) {
    if (game.isAbstract || trace.kindOf(0) === Kind.terminal) return null;
    return { side: trace.root.toMove, text: words.tree.toMove, at: 'middle', isBelow: false };
  }
  const node = shown.nodes[index];
  // A program may call with a board that is not one move on.
  if (trace.move[node] < 0) return null;
  const isUnnamed = game.isAbstract || metrics.isCrowded;
  return {
    side: isUnnamed ? null : trace.movedSide(node),
    text: move,
    ...chooseLabelPlace(metrics, x, above),
  };
}

function isDifference({ comparison, shown, status }: SearchView, index: number): boolean {
  return (
    status[index] === 'returned' && comparison !== null && comparison.differences.has(shown.nodes[index])
  );
}

function describeNode(
  { view, other, secret, sources, isAsked }: DrawnSearches,
  index: number,
  folded: number,
): string {
  const { trace, shown, status, facts, moment, ranks } = view;
  const { move, isMax, outcome } = facts[index];
  const isUncalled = status[index] === 'uncalled';
  const id = shown.nodes[index];
  const side = move === null ? null : trace.movedSide(id);
  const isOver = shown.parent[index] >= 0 && hasReturned(view, shown.parent[index]);
  const own = {
    name: other?.labels[0].short ?? '',
    value: readShownValue(view, index),
    bound: readShownBound(view, index),
    isChosen: isOver && isChosen(view, index),
  };
  const others = other && {
    name: other.labels[1].short,
    value: findInOther(other, index, null, readShownValue),
    bound: findInOther(other, index, null, readShownBound),
    isChosen: isOver && findInOther(other, index, false, isChosen),
  };
  return words.tree.node({
    arrival: side && {
      side,
      move: trace.move[id] < 0 ? null : move,
      isBranch: trace.root.game.isAbstract === true,
    },
    ply: trace.ply[id],
    isMax: hidesScores(secret) ? null : isMax,
    kind: nameKind(trace, id),
    status: status[index],
    values: hidesScores(secret) ? [] : others ? [own, others] : [own],
    folded,
    isCurrent: id === moment.node,
    differs: isDifference(view, index),
    mark: view.marks.get(id)?.label ?? null,
    isUnfinished: trace.isUnfinished(id),
    number: isUncalled && typeof outcome === 'number' && !secret ? words.formatScore(outcome) : null,
    onLine:
      other || isAsked || hidesScores(secret) || id === 0 || ranks[index] !== 'best'
        ? null
        : hasReturned(view, 0)
          ? 'final'
          : 'so far',
    note: other || hidesScores(secret) ? null : (buildNote(view, index)?.label ?? null),
    gives: (['alpha', 'beta'] as const)
      .filter((name) => sources?.[name] === id)
      .map((name) => words.tree.gives[name]),
  });
}
