import { navigate } from '../../walk/index.ts';
import { callName, PADDING, labelWidth, type TimelineSession, barValue } from './bar-scene.ts';
import { barEnd, barsInView } from './timeline-bars.ts';
import { placeOf, rowsOf, type TimelineFrame } from './timeline-frame.ts';

/** What happens at a step: a new best of a node, a cutoff, two searches that part. */
export interface MarkScene {
  readonly kind: 'best' | 'cut' | 'differs';
  /** Whether it happens to the root. */
  readonly isRoot: boolean;
  readonly isPassed: boolean;
  readonly x: number;
}

/** A move of the root in the ruler, where the rows are too low to name it; its value stands after it. */
export interface NameScene {
  readonly isPassed: boolean;
  readonly x: number;
  readonly name: string;
  readonly value: string;
}

/** The number of the step on its line. */
export interface PlayheadScene {
  readonly x: number;
  readonly text: string;
  /** Where the number stands: over the line, but within the frame. */
  readonly middle: number;
  readonly half: number;
}

/** Half the room that a mark takes. */
const MARK = 5;

/** The ruler of a frame at a step: of marks that would touch each other the more important one. */
export function rulerScene(session: TimelineSession, frame: TimelineFrame, playhead: PlayheadScene | null) {
  const taken: (readonly [from: number, to: number])[] = [];
  const take = (from: number, to: number): boolean => {
    if (taken.some(([start, end]) => from < end && to > start)) return false;
    taken.push([from, to]);
    return true;
  };
  const { hasLabels } = rowsOf(frame);
  const events = eventsIn(session, frame).map((mark) => aside(mark, frame, playhead));
  const [first, others] = [events.filter(({ isRoot }) => isRoot), events.filter(({ isRoot }) => !isRoot)];
  const placed = (marks: readonly MarkScene[]) => marks.filter(({ x }) => take(x - MARK, x + MARK));
  const marks = placed(first);
  const names = hasLabels ? [] : namesIn(session, frame, playhead).filter(({ x, to }) => take(x, to));
  marks.push(...placed(hasLabels ? others : others.filter(({ kind }) => kind !== 'best')));
  return { marks, names };
}

/** What happens in a frame, the most important first; of a dense one only what happens to the root. */
function eventsIn(session: TimelineSession, frame: TimelineFrame): MarkScene[] {
  const { trace, step, comparison } = session;
  const { view, isDense, hidesAhead } = frame;
  const isIn = (at: number) => at >= view.from && at < view.to && (!hidesAhead || at <= step);
  const event = (kind: MarkScene['kind'], node: number, at: number): MarkScene[] =>
    isIn(at) ? [{ kind, isRoot: node === 0, isPassed: at <= step, x: placeOf(frame, at + 0.5) }] : [];
  const parting = [...(comparison?.differences ?? [])].flatMap((node) =>
    event('differs', node, trace.exitStep(node)),
  );
  const children = isDense ? [...trace.children(0)] : barsInView(trace, view).filter((node) => node > 0);
  const found = (kind: 'cut' | 'best', isSo: typeof navigate.isCutoff) =>
    children.flatMap((node) => {
      const at = trace.exitStep(node);
      return isIn(at) && isSo(trace, at) ? event(kind, trace.parent[node], at) : [];
    });
  return [...parting, ...found('cut', navigate.isCutoff), ...found('best', navigate.isChangeOfBest)];
}

/** The moves of the root that have room over their bars, right of the number of the step where that is in the way. */
function namesIn({ trace, step }: TimelineSession, frame: TimelineFrame, playhead: PlayheadScene | null) {
  return [...trace.children(0)].flatMap((node) => {
    const [start, end] = [trace.enterStep(node), barEnd(trace, node)].map((at) => placeOf(frame, at));
    const isPassed = trace.enterStep(node) <= step;
    if (frame.hidesAhead && !isPassed) return [];
    const left = Math.max(0, start) + PADDING;
    const name = callName(trace, node, frame.naming);
    const value = barValue(trace, node, step);
    const within = (text: string) => {
      const width = labelWidth(text);
      const isHit =
        playhead !== null && Math.abs(left + width / 2 - playhead.middle) < playhead.half + width / 2;
      const x = isHit ? playhead.middle + playhead.half + PADDING : left;
      return x + width < Math.min(end, frame.width) ? { isPassed, x, name, to: x + width } : null;
    };
    const full = value === '' ? null : within(`${name} ${value}`);
    const brief = within(name);
    return full ? [{ ...full, value }] : brief ? [{ ...brief, value: '' }] : [];
  });
}

/** The mark of the step itself stands on the shoulder of its number, which would cover it; one of the root before the name that begins there. */
function aside(mark: MarkScene, frame: TimelineFrame, playhead: PlayheadScene | null): MarkScene {
  if (!playhead || Math.abs(mark.x - playhead.x) > 0.01)
    return mark.isRoot && !rowsOf(frame).hasLabels ? { ...mark, x: mark.x - MARK } : mark;
  const away = playhead.half + MARK + 2;
  const isRoom = playhead.middle + away + MARK <= frame.width;
  return { ...mark, x: playhead.middle + (isRoom ? away : -away) };
}
