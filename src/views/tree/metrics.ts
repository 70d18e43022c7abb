import { depthAt, type Trace } from '../../search/index.ts';
import type { Comparison } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { CELL, MARGIN } from '../board/marks.ts';
import { size } from './sizes.ts';
import { pillWidth } from './text-width.ts';

/** The sizes of a drawn tree in units of the drawing, which are CSS pixels at zoom 1. */
export interface Metrics {
  /** How much larger than in a drawing of its own a board's marks are drawn. */
  readonly scale: number;
  /** The box around a board or a node without one. */
  readonly width: number;
  readonly height: number;
  /** From a node to its sibling, and from a ply to the next. */
  readonly column: number;
  readonly row: number;
  /** How far a ply's band begins above its boxes. */
  readonly above: number;
  /** Whether the label stands to the right of the box, and a pill that is the only one, as in bands that are too low for them above and below. */
  readonly isCompact: boolean;
  /** How much room a node has from side to side. */
  readonly room: number;
  /** Whether that is so little that texts are as short as they can be. */
  readonly isCrowded: boolean;
  /** Whether it is crowded in a low band, where nothing but the pill has room. */
  readonly isBare: boolean;
  /** Whether leaves have room for the sum that gives their score. */
  readonly isSummed: boolean;
  /** How many pills stand below each other at a node. */
  readonly pills: number;
  /** Whether a node has the pills of two searches beside each other. */
  readonly isJoint: boolean;
  /** The ply of the deepest node of the search. */
  readonly plies: number;
}

/** The size of a box where there is room. */
export const BOX = 76;
/** In less room than this texts are short. */
const CROWDED = 78;
/** The least room between a box and its sibling where they crowd. */
export const BETWEEN_CROWDED = 7;
/** So much of a low band is left by its boxes where notes have room. */
export const NOTED = 36;
/** What stands around a box in its band. */
export const AROUND = 60;
/** How far what is bare stays from the edges of its band. */
const INSET = 6;

/** A rectangle in units of the drawing. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What stands beside a drawn search: the comparison that it is the left side of, and whether its nodes carry both values. */
export interface Beside {
  readonly comparison?: Comparison | null | undefined;
  readonly isJoint?: boolean | undefined;
}

/**
 * The sizes of a node whose siblings stand so many columns apart. Where they crowd, boxes are as small as it takes, with
 * the pill below; in a low band the move is then left to the board.
 */
export function sizesAt(metrics: Metrics, spread: number): Metrics {
  const { column, row, width, height, isCompact } = metrics;
  const room = spread * column;
  const isCrowded = room < (isCompact ? width + size.aside - size.gap : CROWDED);
  const isBare = isCompact && isCrowded;
  const most = isBare ? row - size.pill - size.gap - 2 * INSET : height;
  const shrink = isCrowded || room < width + BETWEEN_CROWDED;
  // Before a frame is measured it has no room at all.
  const factor = shrink ? Math.max(Math.min((room - BETWEEN_CROWDED) / width, most / height, 1), 0.1) : 1;
  const isSummed = metrics.isSummed && room >= column;
  return {
    ...metrics,
    scale: metrics.scale * factor,
    width: width * factor,
    height: height * factor,
    room,
    isCrowded,
    isBare,
    isCompact: isCompact && !isBare,
    isSummed,
  };
}

/** Where the box of a node at a ply begins. */
export function topAt({ row, above, isBare }: Metrics, ply: number): number {
  return ply * row - (isBare ? above - INSET : 0);
}

/** Whether nodes of these sizes have room for a note: beside what is in a low band, only where it is not too low. */
export function hasNoteRoom({ row, height, isCompact, isBare }: Metrics): boolean {
  return !isBare && (!isCompact || row - height >= NOTED);
}

/** The sizes for a search in a picture of its own. */
export function metricsOf(trace: Trace, beside: Beside = {}): Metrics {
  const around = AROUND + 30 + extraPills(trace, beside);
  return measure(trace, beside, { box: BOX, column: BOX + 36, row: BOX + around, isCompact: false });
}

/** The room that second pills and notes take below the first. */
export function extraPills(trace: Trace, beside: Beside): number {
  return (pillsOf(trace, beside) - 1) * (size.pill + size.pillGap);
}

/** How large a box is, how far it is to the next, and whether the band is low. */
export interface BoxSizes {
  readonly box: number;
  readonly column: number;
  readonly row: number;
  readonly isCompact: boolean;
}

/** The sizes of a search that follow from those of its boxes. */
export function measure(trace: Trace, beside: Beside, { box, column, row, isCompact }: BoxSizes): Metrics {
  const board = trace.root.game.board(trace.root);
  const longer = board ? Math.max(board.columns, board.rows) : 1;
  const scale = box / (longer * CELL + 2 * MARGIN);
  const side = (cells: number) => (cells * CELL + 2 * MARGIN) * scale;
  const spare = row - box - AROUND - extraPills(trace, beside);
  const sums = [trace, ...(beside.comparison ? [beside.comparison.right] : [])].map(longestSum);
  return {
    scale,
    width: board ? side(board.columns) : box * 0.72,
    height: board ? side(board.rows) : box * 0.72,
    column,
    row,
    above: isCompact
      ? (row - box - (isJointly(beside) ? size.pill : 0)) * 0.6
      : 22 + Math.min(Math.max(0.26 * spare, 0), 14),
    isCompact,
    room: column,
    isCrowded: !isCompact && column < CROWDED,
    isBare: false,
    isSummed: !isCompact && Math.max(...sums.map(pillWidth)) + 6 <= (isJointly(beside) ? column / 2 : column),
    pills: pillsOf(trace, beside),
    isJoint: isJointly(beside),
    plies: Math.max(trace.plies, beside.comparison?.right.plies ?? 0),
  };
}

/** Whether the nodes carry the values of both searches. */
export function isJointly({ comparison, isJoint = false }: Beside): boolean {
  return isJoint && Boolean(comparison);
}

function pillsOf(trace: Trace, beside: Beside): number {
  if (isJointly(beside)) return 1;
  const { comparison } = beside;
  return [trace, ...(comparison ? [comparison.right] : [])].some(hasNotes) ? 2 : 1;
}

/** Whether some node of a search has a note at some step, so that rows leave room for it. */
function hasNotes({ cut, origin, options }: Trace): boolean {
  return cut !== null || origin !== null || options.depthLimit !== null;
}

function longestSum({ options, root }: Trace): string {
  const { scoring, win } = options;
  if (!scoring.isPenalised) return '';
  const depth = depthAt(root.game.pliesLeft(root), options);
  const score = Math.min(0 - scoring.points(win, depth), -1);
  return words.penaltySum(false, win, scoring.subtracted(depth), score);
}
