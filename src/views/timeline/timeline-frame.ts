import type { CellNaming } from '../../game/index.ts';
import { span, type TimelineView } from './timeline-bars.ts';

/** What of a search a strip of the timeline shows, and how large; lengths are CSS pixels at a type of 16. */
export interface TimelineFrame {
  readonly view: TimelineView;
  /** The rows, from the first to the last. */
  readonly plies: readonly [first: number, last: number];
  readonly width: number;
  readonly height: number;
  readonly naming: CellNaming;
  /** Whether a question waits that anything ahead of the step might answer. */
  readonly hidesAhead: boolean;
  /** Whether bars are too many to be drawn: those that are finished or ahead lie in a picture behind. */
  readonly isDense: boolean;
  /** Whether it is an enlarged part beside the whole, without a ruler of its own. */
  readonly isPart: boolean;
  /** The stretch that is shown enlarged beside it; null for none. */
  readonly enlarged: TimelineView | null;
}

/** The height of the ruler above the rows, and of what is left free below them. */
export const RULER_HEIGHT = 19;
const FOOT = 2;

/** No row is higher, however few there are. */
const HIGHEST_ROW = 18;

/** Rows from this height on carry text, or at least a name. */
const LABELLED = 10.9;
const NAMED = 9;

/** How the rows of a frame lie: their height, and what they have room for. */
export function rowsOf({ plies: [first, last], height }: TimelineFrame) {
  const room = height - RULER_HEIGHT - FOOT;
  const row = Math.min(HIGHEST_ROW, room / (last - first + 1));
  return { row, hasLabels: row >= LABELLED, hasNames: row >= NAMED };
}

/** Where a moment stands in a frame, from its left edge. */
export function placeOf({ view, width }: TimelineFrame, moment: number): number {
  return ((moment - view.from) / span(view)) * width;
}

/** The step that lies at a place of a frame, always one that is in view. */
export function stepAt({ view, width }: TimelineFrame, place: number): number {
  const step = Math.floor(view.from + (place / width) * span(view));
  return Math.max(Math.ceil(view.from), Math.min(Math.ceil(view.to) - 1, step));
}
