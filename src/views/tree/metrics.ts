import { countDepth, type Trace } from '../../search/index.ts';
import type { Comparison } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { CELL, MARGIN } from '../board/board-paths.ts';
import { size } from './sizes.ts';
import { measurePill } from './text-width.ts';

/** The sizes of a drawn tree, in CSS pixels at zoom 1. */
export interface Metrics {
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly column: number;
  readonly row: number;
  /** How far a ply's band begins above its boxes. */
  readonly above: number;
  /** Whether the label, and a single pill, are right of the box, as in a low band. */
  readonly isCompact: boolean;
  readonly room: number;
  readonly isCrowded: boolean;
  readonly isBare: boolean;
  /** In a low band, whether columns side by side would be bare: a note needs room after the pill. */
  readonly isTight: boolean;
  readonly isSummed: boolean;
  readonly pills: number;
  readonly isJoint: boolean;
  readonly plies: number;
}

export const BOX = 76;
const CROWDED = 78;
export const BETWEEN_CROWDED = 7;
/** Height that a low band must have beyond its boxes for notes to fit. */
export const NOTED = 36;
export const AROUND = 60;
const INSET = 6;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The search is the left side of `comparison`; `isJoint`: its nodes carry both values. */
export interface DrawnComparison {
  readonly comparison?: Comparison | null | undefined;
  readonly isJoint?: boolean | undefined;
}

/** How much boxes of a low band may shrink to keep clear of the label before them, and of the widest pill. */
const [LEAST_SHRUNK, LEAST_BY_PILL] = [0.85, 0.75];

/**
 * For siblings `spread` columns apart. Crowded boxes shrink, with the pill below; in a low band they first shrink to keep
 * clear of labels, then lose the label, too.
 */
export function fitSizes(metrics: Metrics, spread: number): Metrics {
  const { column, row, width, height, isCompact } = metrics;
  const room = spread * column;
  const least = isCompact ? LEAST_SHRUNK * width + size.aside : CROWDED;
  const isCrowded = room < least;
  const isBare = isCompact && isCrowded;
  const isLabelled = isCompact && !isBare;
  const pillRoom = Math.max(room - size.widest, LEAST_BY_PILL * width);
  const across = isLabelled ? Math.min(room - size.aside, pillRoom) : room - BETWEEN_CROWDED;
  const most = isBare ? row - size.pill - size.gap - 2 * INSET : height;
  const shrink = isCrowded || across < width;
  // A frame has no room at all until it is measured.
  const factor = shrink ? Math.max(Math.min(across / width, most / height, 1), 0.1) : 1;
  const isSummed = metrics.isSummed && room >= column;
  return {
    ...metrics,
    scale: metrics.scale * factor,
    width: width * factor,
    height: height * factor,
    room,
    isCrowded,
    isBare,
    isTight: isCompact && column < least,
    isCompact: isCompact && !isBare,
    isSummed,
  };
}

export function measureTop({ row, above, isBare }: Metrics, ply: number): number {
  return ply * row - (isBare ? above - INSET : 0);
}

export function hasNoteRoom({ row, height, isCompact, isBare }: Metrics): boolean {
  return !isBare && (!isCompact || row - height >= NOTED);
}

/** Widest columns of a picture together, and the narrowest one: its text is legible on a page of 17 cm. */
const PICTURE = 750;
const NARROWEST = 44;
/** Boards of a picture, and room for its edges: a deep tree leaves room on a page for the text about it. */
const PICTURE_BOX = 56;
const EDGES = 10;

/** @param columns - How many columns the tree is wide. */
export function measurePicture(trace: Trace, beside: DrawnComparison, columns: number): Metrics {
  const around = AROUND + EDGES + measureExtraPills(trace, beside);
  const column = Math.max(Math.min(BOX + 36, PICTURE / columns), NARROWEST);
  const box = Math.min(PICTURE_BOX, column - BETWEEN_CROWDED);
  return measureTree(trace, beside, { box, column, row: box + around, isCompact: false });
}

export function measureExtraPills(trace: Trace, beside: DrawnComparison): number {
  return (countPills(trace, beside) - 1) * (size.pill + size.pillGap);
}

interface BoxSizes {
  readonly box: number;
  readonly column: number;
  readonly row: number;
  readonly isCompact: boolean;
}

export function measureTree(
  trace: Trace,
  beside: DrawnComparison,
  { box, column, row, isCompact }: BoxSizes,
): Metrics {
  const board = trace.root.game.board(trace.root);
  const longer = board ? Math.max(board.columns, board.rows) : 1;
  const scale = box / (longer * CELL + 2 * MARGIN);
  const side = (cells: number) => (cells * CELL + 2 * MARGIN) * scale;
  const spare = row - box - AROUND - measureExtraPills(trace, beside);
  const sums = [trace, ...(beside.comparison ? [beside.comparison.right] : [])].map(findLongestSum);
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
    isTight: false,
    isSummed:
      !isCompact && Math.max(...sums.map(measurePill)) + 6 <= (isJointly(beside) ? column / 2 : column),
    pills: countPills(trace, beside),
    isJoint: isJointly(beside),
    plies: Math.max(trace.plies, beside.comparison?.right.plies ?? 0),
  };
}

export function isJointly({ comparison, isJoint = false }: DrawnComparison): boolean {
  return isJoint && Boolean(comparison);
}

function countPills(trace: Trace, beside: DrawnComparison): number {
  if (isJointly(beside)) return 1;
  const { comparison } = beside;
  return [trace, ...(comparison ? [comparison.right] : [])].some(hasNotes) ? 2 : 1;
}

/** Whether some node has a note at some step, so that rows leave room for it. */
function hasNotes({ cut, origin, options }: Trace): boolean {
  return cut !== null || origin !== null || options.depthLimit !== null;
}

function findLongestSum({ options, root }: Trace): string {
  const { scoring, win } = options;
  if (!scoring.dependsOnDepth) return '';
  const depth = countDepth(root.game.pliesLeft(root), options);
  const score = Math.min(0 - scoring.points(win, depth), -1);
  return words.formatPenaltySum(false, win, scoring.formatSubtracted(depth), score);
}
