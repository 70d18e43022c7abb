import type { CellNaming } from '../../game/index.ts';
import { measureSpan, type TimelineView } from './timeline-bars.ts';

/** What a strip of the timeline shows, and how large; lengths are CSS pixels at a font size of 16. */
export interface TimelineFrame {
  readonly view: TimelineView;
  readonly plies: readonly [first: number, last: number];
  readonly width: number;
  readonly height: number;
  readonly naming: CellNaming;
  /** Because calls after the step might answer an open question. */
  readonly hidesAhead: boolean;
  /** Whether there are too many bars to draw: finished and later calls are then painted in a picture behind. */
  readonly isDense: boolean;
  /** Whether it is an enlarged part next to the whole, without its own ruler. */
  readonly isPart: boolean;
  readonly enlarged: TimelineView | null;
}

export const RULER_HEIGHT = 19;
const FOOT = 2;

const HIGHEST_ROW = 18;

/** Least row heights for labels in bars, and for the row's name. */
const LABELLED = 10.9;
const NAMED = 9;

export function measureRows({ plies: [first, last], height }: TimelineFrame) {
  const room = height - RULER_HEIGHT - FOOT;
  const row = Math.min(HIGHEST_ROW, room / (last - first + 1));
  return { row, hasLabels: row >= LABELLED, hasNames: row >= NAMED };
}

export function locateMoment({ view, width }: TimelineFrame, moment: number): number {
  return ((moment - view.from) / measureSpan(view)) * width;
}

/** The step at an x, clamped to the view. */
export function findStepAt({ view, width }: TimelineFrame, place: number): number {
  const step = Math.floor(view.from + (place / width) * measureSpan(view));
  return Math.max(Math.ceil(view.from), Math.min(Math.ceil(view.to) - 1, step));
}
