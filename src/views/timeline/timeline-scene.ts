import { isCutOff } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { barScenes, type BarLabel, type BarScene, type TimelineSession } from './bar-scene.ts';
import { type MarkScene, type NameScene, type PlayheadScene, rulerScene } from './ruler-scene.ts';
import { placeOf, RULER_HEIGHT, rowsOf, type TimelineFrame } from './timeline-frame.ts';

export interface RowScene {
  readonly ply: number;
  readonly isMax: boolean;
  readonly isNamed: boolean;
  readonly y: number;
  readonly height: number;
}

export interface TimelineScene {
  readonly frame: TimelineFrame;
  readonly rows: readonly RowScene[];
  readonly bars: readonly BarScene[];
  readonly labels: readonly BarLabel[];
  readonly marks: readonly MarkScene[];
  readonly names: readonly NameScene[];
  /** Null when the step is out of view. */
  readonly playhead: PlayheadScene | null;
  /** The frame around the enlarged part; has a least width so that it can be seen. */
  readonly enlarged: { readonly x: number; readonly width: number } | null;
  /** Where a program was stopped or failed; null when out of view. */
  readonly stop: number | null;
}

/** A strip of the timeline: a row for each ply, a bar for each call, and events above them. */
export function timelineScene(session: TimelineSession, frame: TimelineFrame): TimelineScene {
  const { trace, step } = session;
  const [first, last] = frame.plies;
  const { row, hasNames } = rowsOf(frame);
  const playhead = playheadOf(step, frame);
  const ruler = frame.isPart ? { marks: [], names: [] } : rulerScene(session, frame, playhead);
  return {
    frame,
    rows: Array.from({ length: last - first + 1 }, (_, at) => ({
      ply: first + at,
      isMax: trace.isMax(0) === ((first + at) % 2 === 0),
      isNamed: hasNames,
      y: RULER_HEIGHT + at * row,
      height: row,
    })),
    ...barScenes(session, frame),
    ...ruler,
    playhead,
    enlarged: enlargedIn(frame),
    stop: isCutOff(trace) && trace.stepCount <= frame.view.to ? placeOf(frame, trace.stepCount) : null,
  };
}

const LEAST = 8;

function enlargedIn(frame: TimelineFrame) {
  if (!frame.enlarged) return null;
  const [from, to] = [frame.enlarged.from, frame.enlarged.to].map((moment) => placeOf(frame, moment));
  const width = Math.max(LEAST, to - from);
  return { x: (from + to - width) / 2, width };
}

function playheadOf(step: number, frame: TimelineFrame): PlayheadScene | null {
  const { view, width } = frame;
  if (step < view.from || step >= view.to) return null;
  const x = placeOf(frame, step + 0.5);
  const text = words.count(step + 1);
  const half = Math.max(15, 3.7 * text.length + 6);
  return { x, text, half, middle: Math.max(half, Math.min(width - half, x)) };
}
