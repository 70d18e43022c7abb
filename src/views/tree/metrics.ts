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
  labelFont: 13,
  /** From a pill to the next below. */
  pillGap: 3,
  /** From a box to its pill, and from there to what stands below. */
  gap: 5,
  /** From a line of small text to the next. */
  line: 15,
  /** How far a label and a pill reach beyond a box that they stand beside. */
  aside: 38,
} as const;

/** The size of a box: where there is room, on a phone, and where a tree cannot be seen whole. */
const BOX = 76;
const PHONE_BOX = 56;
/** Boxes are no smaller than this with label and pill above and below, and beside. */
const LEAST = 44;
const LEAST_COMPACT = 36;
/** The least room between a box and its sibling, and around it in its band. */
const BETWEEN = 15;
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
  if (isPath && plies > 2 && row - around < LEAST) return fitIn(trace, beside, { ...room, plies: plies - 1 });
  const below = isJointly(beside) ? size.pill : 0;
  const low = Math.min(PHONE_BOX, column - size.aside, row - AROUND_COMPACT - below);
  if (low >= LEAST_COMPACT && extra === 0 && !isPath) {
    const box = { box: low, column: Math.min(column, low * 3), row, isCompact: true };
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
