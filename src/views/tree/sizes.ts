import { CELL, MARGIN } from '../board/board-paths.ts';

export const size = {
  cell: CELL,
  boardMargin: MARGIN,
  pill: 22,
  pillFont: 13,
  tag: 18,
  tagPadding: 7,
  labelFont: 13,
  /** From a box to the top of the label above it. */
  labelTop: 20,
  noteFont: 12.5,
  smallFont: 12,
  numberFont: 22,
  /** The sign before the number of folded calls, with its gap. */
  sign: 17,
  /** The height of that number. */
  folded: 20,
  /** The least touch target. */
  finger: 24,
  /** The least zoom at which a board can be read, and hit with a finger. */
  readable: 0.7,
  pillGap: 3,
  /** From a box to its pill, and from there to what is below. */
  gap: 5,
  line: 15,
  /** From a box to what is beside it, clear of its halo, and how far that extends. */
  beside: 9,
  aside: 42,
  /** From a box to the end of the widest pill beside it, which says that a node is open. */
  widest: 56,
} as const;
