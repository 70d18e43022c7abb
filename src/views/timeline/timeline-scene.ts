import { isCutOff } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { buildBarScenes, type BarLabel, type BarScene, type TimelineSession } from './bar-scene.ts';
import { type MarkScene, type NameScene, type PlayheadScene, buildRulerScene } from './ruler-scene.ts';
import { locateMoment, RULER_HEIGHT, measureRows, type TimelineFrame } from './timeline-frame.ts';

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

export function buildTimelineScene(session: TimelineSession, frame: TimelineFrame): TimelineScene {
  const { trace, step } = session;
  const [first, last] = frame.plies;
  const { row, hasNames } = measureRows(frame);
  const playhead = placePlayhead(step, frame);
  const ruler = frame.isPart ? { marks: [], names: [] } : buildRulerScene(session, frame, playhead);
  return {
    frame,
    rows: Array.from({ length: last - first + 1 }, (_, at) => ({
      ply: first + at,
      isMax: trace.isMaxPly(first + at),
      isNamed: hasNames,
      y: RULER_HEIGHT + at * row,
      height: row,
    })),
    ...buildBarScenes(session, frame),
    ...ruler,
    playhead,
    enlarged: placeEnlarged(frame),
    stop: isCutOff(trace) && trace.stepCount <= frame.view.to ? locateMoment(frame, trace.stepCount) : null,
  };
}

const LEAST = 8;

function placeEnlarged(frame: TimelineFrame) {
  if (!frame.enlarged) return null;
  const [from, to] = [frame.enlarged.from, frame.enlarged.to].map((moment) => locateMoment(frame, moment));
  const width = Math.max(LEAST, to - from);
  return { x: (from + to - width) / 2, width };
}

function placePlayhead(step: number, frame: TimelineFrame): PlayheadScene | null {
  const { view, width } = frame;
  if (step < view.from || step >= view.to) return null;
  const x = locateMoment(frame, step + 0.5);
  const text = words.formatCount(step + 1);
  const half = Math.max(15, 3.7 * text.length + 6);
  return { x, text, half, middle: Math.max(half, Math.min(width - half, x)) };
}
