import { findMoment, navigate } from '../../walk/index.ts';
import { nameCall, PADDING, measureLabel, type TimelineSession, formatBarValue } from './bar-scene.ts';
import { findBarEnd, listBarsInView } from './timeline-bars.ts';
import { locateMoment, measureRows, type TimelineFrame } from './timeline-frame.ts';

export interface MarkScene {
  readonly kind: 'best' | 'cut' | 'differs' | 'wrong';
  readonly isRoot: boolean;
  readonly isPassed: boolean;
  readonly x: number;
}

/** A root move named in the ruler when rows are too low for labels. */
export interface NameScene {
  readonly isPassed: boolean;
  readonly x: number;
  readonly name: string;
  readonly value: string;
}

export interface PlayheadScene {
  readonly x: number;
  readonly text: string;
  /** The middle of the number: over the line, but kept within the frame. */
  readonly middle: number;
  readonly half: number;
}

/** Half of the width of a mark, with its line. */
const HALF = { best: 5, cut: 6, differs: 8, wrong: 8 } as const satisfies Record<MarkScene['kind'], number>;

/** Marks and names above the rows; where two would touch, the more important one. */
export function buildRulerScene(
  session: TimelineSession,
  frame: TimelineFrame,
  playhead: PlayheadScene | null,
) {
  const taken: (readonly [from: number, to: number])[] = playhead
    ? [[playhead.middle - playhead.half, playhead.middle + playhead.half]]
    : [];
  const take = (from: number, to: number): boolean => {
    if (taken.some(([start, end]) => from < end && to > start)) return false;
    taken.push([from, to]);
    return true;
  };
  const { hasLabels } = measureRows(frame);
  const events = listEvents(session, frame).map((mark) => moveMarkAside(mark, frame, playhead));
  const isFirst = ({ kind, isRoot }: MarkScene) => isRoot || kind === 'wrong';
  const [first, others] = [events.filter(isFirst), events.filter((mark) => !isFirst(mark))];
  const placed = (marks: readonly MarkScene[]) =>
    marks.filter(({ x, kind }) => take(x - HALF[kind], x + HALF[kind]));
  const marks = placed(first);
  const names = hasLabels ? [] : listNames(session, frame, playhead).filter(({ x, to }) => take(x, to));
  marks.push(...placed(hasLabels ? others : others.filter(({ kind }) => kind !== 'best')));
  return { marks, names };
}

/** The events in a frame, the most important first; in a dense frame only those at the root. */
function listEvents(session: TimelineSession, frame: TimelineFrame): MarkScene[] {
  const { trace, step, comparison, faults } = session;
  const { view, isDense, hidesAhead } = frame;
  const isIn = (at: number) => at >= view.from && at < view.to && (!hidesAhead || at <= step);
  const event = (kind: MarkScene['kind'], node: number, at: number): MarkScene[] =>
    isIn(at) ? [{ kind, isRoot: node === 0, isPassed: at <= step, x: locateMoment(frame, at + 0.5) }] : [];
  const wrong = (faults ?? []).flatMap((fault) =>
    fault.kind === 'wrong' ? event('wrong', findMoment(trace, fault.step).node, fault.step) : [],
  );
  const parting = [...(comparison?.differences ?? [])].flatMap((node) =>
    event('differs', node, trace.exitStep(node)),
  );
  const children = isDense ? [...trace.children(0)] : listBarsInView(trace, view).filter((node) => node > 0);
  const found = (kind: 'cut' | 'best', isSo: typeof navigate.isCutoff) =>
    children.flatMap((node) => {
      const at = trace.exitStep(node);
      return isIn(at) && isSo(trace, at) ? event(kind, trace.parent[node], at) : [];
    });
  return [
    ...wrong,
    ...parting,
    ...found('cut', navigate.isCutoff),
    ...found('best', navigate.isChangeOfBest),
  ];
}

/** The root moves that have room above their bars, pushed right of the step's number where it is in the way. */
function listNames({ trace, step }: TimelineSession, frame: TimelineFrame, playhead: PlayheadScene | null) {
  return [...trace.children(0)].flatMap((node) => {
    const [start, end] = [trace.enterStep(node), findBarEnd(trace, node)].map((at) =>
      locateMoment(frame, at),
    );
    const isPassed = trace.enterStep(node) <= step;
    if (frame.hidesAhead && !isPassed) return [];
    const left = Math.max(0, start) + PADDING;
    const name = nameCall(trace, node, frame.naming);
    const value = formatBarValue(trace, node, step);
    const fitName = (text: string) => {
      const width = measureLabel(text);
      const isHit =
        playhead !== null && Math.abs(left + width / 2 - playhead.middle) < playhead.half + width / 2;
      const x = isHit ? playhead.middle + playhead.half + PADDING : left;
      return x + width < Math.min(end, frame.width) ? { isPassed, x, name, to: x + width } : null;
    };
    const full = value === '' ? null : fitName(`${name} ${value}`);
    const brief = fitName(name);
    return full ? [{ ...full, value }] : brief ? [{ ...brief, value: '' }] : [];
  });
}

/**
 * Moves the current step's mark to the side of its number, which would cover it, and a root mark before the name that
 * begins there.
 */
function moveMarkAside(mark: MarkScene, frame: TimelineFrame, playhead: PlayheadScene | null): MarkScene {
  const half = HALF[mark.kind];
  if (!playhead || Math.abs(mark.x - playhead.x) > 0.01)
    return mark.isRoot && !measureRows(frame).hasLabels ? { ...mark, x: mark.x - half } : mark;
  const away = playhead.half + half + 2;
  const isRoom = playhead.middle + away + half <= frame.width;
  return { ...mark, x: playhead.middle + (isRoom ? away : -away) };
}
