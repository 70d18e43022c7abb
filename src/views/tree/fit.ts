import type { Trace } from '../../search/index.ts';
import {
  AROUND,
  BETWEEN_CROWDED,
  BOX,
  measureExtraPills,
  isJointly,
  measureTree,
  NOTED,
  type DrawnComparison,
  type Metrics,
} from './metrics.ts';
import { size } from './sizes.ts';

/** The box on a phone, and in a tree too large to see whole. */
const PHONE_BOX = 56;
/** The column of such a box, except where narrower ones show all columns. */
const WIDE = PHONE_BOX * 1.4;
/** Smallest boxes: label and pill above and below, beside, and crowded. */
const LEAST = 44;
const LEAST_COMPACT = 32;
const LEAST_CROWDED = 28;
/** A number can be read in a smaller box than a board, which needs only room for a finger. */
const LEAST_NUMBER = size.finger;
/** Least room between siblings, and around a box in a low band. */
const BETWEEN = 15;
const AROUND_COMPACT = 24;
/** Room for the mark of folded calls. */
const MARK = 18;
const PHONE = 480;
const LARGEST = 1.6;

/** The space for a tree in CSS pixels, without its ruler, and the columns and plies to see at once. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly plies: number;
  /** Whether only a path is shown, so that nodes may have the mark of folded calls. */
  readonly isPath: boolean;
}

/** `isWhole`: whether all columns and plies of the room can be seen. */
export interface Fit {
  readonly metrics: Metrics;
  readonly zoom: number;
  readonly isWhole: boolean;
}

/** The columns that a path's families spread over: one a move, if boards can be read in them. */
export function choosePathColumns(width: number, moves: number): number {
  return Math.min(Math.max(moves, 3), Math.max(width / (PHONE_BOX + BETWEEN), 3));
}

/**
 * Boxes are as large as columns and plies allow, and always readable in a tree too large to see whole. Low bands have
 * the label beside the box.
 */
export function fitMetrics(trace: Trace, beside: DrawnComparison, room: Room): Fit {
  const { columns, plies, isPath } = room;
  const largest = isPath || room.width < PHONE ? PHONE_BOX : BOX;
  const natural = { width: columns * largest * 1.6, height: plies * (largest + 112) };
  const zoom = Math.min(
    Math.max(Math.min(room.width / natural.width, room.height / natural.height), 1),
    LARGEST,
  );
  const [width, height] = [room.width / zoom, room.height / zoom];
  const [column, row] = [width / columns, height / plies];
  const extra = measureExtraPills(trace, beside);
  const around = AROUND + extra + (isPath ? MARK : 0);
  const tall = Math.min(largest, column - BETWEEN, row - around);
  const isLow = isPath && row < LEAST + around;
  if (tall >= LEAST) {
    const spread = Math.min(column, tall * 2.25);
    const box = {
      box: tall,
      column: spread,
      row: isPath ? row : Math.min(row, tall * 1.5 + around),
      isCompact: false,
    };
    return { metrics: measureTree(trace, beside, box), zoom, isWhole: true };
  }
  if (isLow && plies > 2 && room.height >= 2 * (LEAST + around))
    return fitMetrics(trace, beside, { ...room, plies: plies - 1 });
  const isJoint = isJointly(beside);
  const isNarrow = column < LEAST_COMPACT + size.aside;
  const small = Math.min(column - BETWEEN_CROWDED, row - around);
  // Beside its pill a number has a larger box, in which it can be read from afar.
  const [least, leastAbove] = trace.root.game.isAbstract
    ? [LEAST_NUMBER, LEAST_COMPACT]
    : [LEAST_CROWDED, LEAST_CROWDED];
  if (!isPath && isNarrow && !isJoint && small >= leastAbove) {
    const box = { box: small, column, row: Math.min(row, small * 1.5 + around), isCompact: false };
    return { metrics: measureTree(trace, beside, box), zoom, isWhole: true };
  }
  // Labels beside the boxes; where that is too narrow as well, only the pill. The last column leaves room for the widest.
  const between = isNarrow ? BETWEEN_CROWDED : size.aside;
  const last = Math.max(size.widest - (size.aside + between) / 2, 0);
  const low = Math.min(
    PHONE_BOX,
    isPath ? PHONE_BOX : column - between - last / columns,
    row - (extra > 0 && !isPath ? NOTED : AROUND_COMPACT) - (isJoint ? size.pill : 0),
  );
  if (low >= least && !(isJoint && (isPath || isNarrow))) {
    const most = (width + size.aside / 2 - size.widest - low / 2) / (columns - 0.5);
    const box = { box: low, column: isPath ? column : Math.min(column, low * 3, most), row, isCompact: true };
    return { metrics: measureTree(trace, beside, box), zoom, isWhole: true };
  }
  const isAcross = column >= PHONE_BOX + BETWEEN_CROWDED;
  const box = {
    box: PHONE_BOX,
    column: isAcross ? Math.min(column, WIDE) : WIDE,
    row:
      isPath && row > PHONE_BOX + around
        ? row
        : Math.max(PHONE_BOX + around + 12, Math.min(row, 2 * PHONE_BOX + around)),
    isCompact: false,
  };
  return { metrics: measureTree(trace, beside, box), zoom: 1, isWhole: false };
}
