import { depthAt, type Trace } from '../../search/index.ts';
import type { Comparison } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { CELL, MARGIN } from '../board/marks.ts';

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

/** What a tree is fitted into: CSS pixels beside its ruler, and the columns and plies that are to be seen at once. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly plies: number;
  /** Whether nodes may have the mark of what is folded away below them, and a ply is one of many. */
  readonly isPath: boolean;
}

/** Sizes that neither the game nor the frame changes. */
export const size = {
  /** A board's cell and margin before they are scaled. */
  cell: CELL,
  boardMargin: MARGIN,
  pill: 22,
  pillFont: 13,
  tagPadding: 7,
  labelFont: 13,
  noteFont: 12.5,
  smallFont: 12,
  numberFont: 22,
  /** The sign before the number of calls that are folded away, and its gap. */
  sign: 17,
  /** The least that a finger meets. */
  finger: 24,
  /** From a pill to the next below. */
  pillGap: 3,
  /** From a box to its pill, and from there to what stands below. */
  gap: 5,
  /** From a line of small text to the next. */
  line: 15,
  /** From a box to what stands beside it, clear of its halo; and how far that reaches beyond the box. */
  beside: 9,
  aside: 42,
} as const;

/** The size of a box: where there is room, on a phone, and where a tree cannot be seen whole. */
const BOX = 76;
const PHONE_BOX = 56;
/** Boxes are no smaller than this with label and pill above and below, and beside. */
const LEAST = 44;
const LEAST_COMPACT = 32;
/** In less room than this texts are short; there boxes are no smaller than that. */
const CROWDED = 78;
const LEAST_CROWDED = 28;
/** The least room between a box and its sibling, also where they crowd, and around it in its band. */
const BETWEEN = 15;
const BETWEEN_CROWDED = 7;
/** So much of a low band is left by its boxes where notes have room. */
const NOTED = 36;
/** How far what is bare stays from the edges of its band. */
const INSET = 6;
const AROUND = 60;
const AROUND_COMPACT = 24;
/** The room of the mark of what is folded away. */
const MARK = 18;
/** Below this width a frame is a phone's. */
const PHONE = 480;
/** Larger frames draw everything larger, up to this much. */
const LARGEST = 1.6;

/** What stands beside a drawn search: the comparison that it is the left side of, and whether its nodes carry both values. */
export interface Beside {
  readonly comparison?: Comparison | null | undefined;
  readonly isJoint?: boolean | undefined;
}

/** How metrics fit a room: the sizes, at which zoom, and whether all of the room's columns and plies can be seen. */
export interface Fit {
  readonly metrics: Metrics;
  readonly zoom: number;
  readonly isWhole: boolean;
}

/** How many columns a path spreads over in so much room: as many as there are moves, if boards can be read in them. */
export function columnsIn(width: number, moves: number): number {
  return Math.min(Math.max(moves, 3), Math.max(width / (PHONE_BOX + BETWEEN), 3));
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

/**
 * The sizes for a search in a room: boxes as large as columns and plies allow, which then share the room among them. Low
 * bands have the label beside the box, and the pill too, unless they are two. A tree that cannot be seen whole has boxes that can be read.
 */
export function fitIn(trace: Trace, beside: Beside, room: Room): Fit {
  const { columns, plies, isPath } = room;
  const largest = isPath || room.width < PHONE ? PHONE_BOX : BOX;
  const natural = { width: columns * largest * 1.6, height: plies * (largest + 112) };
  const zoom = Math.min(
    Math.max(Math.min(room.width / natural.width, room.height / natural.height), 1),
    LARGEST,
  );
  const [width, height] = [room.width / zoom, room.height / zoom];
  const [column, row] = [width / columns, height / plies];
  const extra = extraPills(trace, beside);
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
    return { metrics: measure(trace, beside, box), zoom, isWhole: true };
  }
  if (isLow && plies > 2 && room.height >= 2 * (LEAST + around))
    return fitIn(trace, beside, { ...room, plies: plies - 1 });
  const isJoint = isJointly(beside);
  const isNarrow = column < LEAST_COMPACT + size.aside;
  const small = Math.min(column - BETWEEN_CROWDED, row - around);
  if (!isPath && isNarrow && !isJoint && small >= LEAST_CROWDED) {
    const box = { box: small, column, row: Math.min(row, small * 1.5 + around), isCompact: false };
    return { metrics: measure(trace, beside, box), zoom, isWhole: true };
  }
  // Beside each other, or, where that is too narrow as well, with no more than the pill.
  const across = isPath ? PHONE_BOX : column - (isNarrow ? BETWEEN_CROWDED : size.aside);
  const low = Math.min(
    PHONE_BOX,
    across,
    row - (extra > 0 && !isPath ? NOTED : AROUND_COMPACT) - (isJoint ? size.pill : 0),
  );
  if (low >= LEAST_CROWDED && !(isJoint && (isPath || isNarrow))) {
    const box = { box: low, column: isPath ? column : Math.min(column, low * 3), row, isCompact: true };
    return { metrics: measure(trace, beside, box), zoom, isWhole: true };
  }
  const box = {
    box: PHONE_BOX,
    column: PHONE_BOX * 1.4,
    row:
      isPath && row > PHONE_BOX + around
        ? row
        : Math.max(PHONE_BOX + around + 12, Math.min(row, 2 * PHONE_BOX + around)),
    isCompact: false,
  };
  return { metrics: measure(trace, beside, box), zoom: 1, isWhole: false };
}

/** The room that second pills and notes take below the first. */
function extraPills(trace: Trace, beside: Beside): number {
  return (pillsOf(trace, beside) - 1) * (size.pill + size.pillGap);
}

interface Sizes {
  readonly box: number;
  readonly column: number;
  readonly row: number;
  readonly isCompact: boolean;
}

function measure(trace: Trace, beside: Beside, { box, column, row, isCompact }: Sizes): Metrics {
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
    isSummed: !isCompact && Math.max(...sums.map(pillWidth)) + 6 <= column,
    pills: pillsOf(trace, beside),
    isJoint: isJointly(beside),
    plies: Math.max(trace.plies, beside.comparison?.right.plies ?? 0),
  };
}

function isJointly({ comparison, isJoint = false }: Beside): boolean {
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

/** How wide a pill is drawn around a text. */
export function pillWidth(text: string): number {
  return Math.max(size.pill * 1.18, Math.ceil(textWidth(text) * size.pillFont + 1.15 * size.pillFont));
}

const narrow: Readonly<Record<string, number>> = {
  ' ': 0.28,
  '−': 0.66,
  '=': 0.66,
  '≥': 0.66,
  '≤': 0.66,
  '+': 0.66,
  '∞': 0.9,
  '.': 0.3,
};

/** About how wide a text runs in a bold sans serif, in em: measuring it would need a screen. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text)
    width += narrow[character] ?? (/\d/.test(character) ? 0.645 : /[A-Z]/.test(character) ? 0.68 : 0.56);
  return width;
}

function longestSum({ options, root }: Trace): string {
  const { scoring, win } = options;
  if (!scoring.isPenalised) return '';
  const depth = depthAt(root.game.pliesLeft(root), options);
  const score = Math.min(0 - scoring.points(win, depth), -1);
  return words.penaltySum(false, win, scoring.subtracted(depth), score);
}
