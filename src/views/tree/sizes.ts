import { CELL, MARGIN } from '../board/marks.ts';

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
