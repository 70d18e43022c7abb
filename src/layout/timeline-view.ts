/**
 * What of a timeline is shown: the stretch from one moment to another, in steps. A call's bar runs from its enter
 * step to one past its exit step, so the whole search is the stretch from 0 to the number of steps.
 */
export interface TimelineView {
  readonly from: number;
  readonly to: number;
}

/** The whole search. */
export function wholeView(stepCount: number): TimelineView {
  return { from: 0, to: stepCount };
}

/** The number of steps in a view, fractions included. */
export function span({ from, to }: TimelineView): number {
  return to - from;
}

/** The view with its span between `least` and the whole search, moved so that it lies within the search. */
export function confine(view: TimelineView, stepCount: number, least: number): TimelineView {
  const wide = Math.min(stepCount, Math.max(span(view), Math.min(least, stepCount)));
  const middle = (view.from + view.to) / 2;
  const from = Math.max(0, Math.min(stepCount - wide, middle - wide / 2));
  return { from, to: from + wide };
}

/** The view scaled by a factor (below 1 comes closer) while the moment `at` stays in its place. */
export function zoomAround(view: TimelineView, factor: number, at: number): TimelineView {
  return { from: at + (view.from - at) * factor, to: at + (view.to - at) * factor };
}

/** The view moved by a number of steps. */
export function panBy({ from, to }: TimelineView, steps: number): TimelineView {
  return { from: from + steps, to: to + steps };
}

/** The nearest view of the same span that shows a stretch, with a margin as a share of the span at either side. */
export function viewShowing(view: TimelineView, from: number, to: number, margin = 0.1): TimelineView {
  const room = span(view) * margin;
  if (to - from + 2 * room >= span(view)) return panBy(view, (from + to - view.from - view.to) / 2);
  if (from - room < view.from) return panBy(view, from - room - view.from);
  if (to + room > view.to) return panBy(view, to + room - view.to);
  return view;
}

/** The view on the way from one to another: `t` runs from 0 to 1, the span changes evenly in scale. */
export function viewBetween(a: TimelineView, b: TimelineView, t: number): TimelineView {
  if (t >= 1) return b;
  const wide = span(a) * (span(b) / span(a)) ** t;
  const change = span(b) - span(a);
  const share = Math.abs(change) < 1e-9 ? t : (wide - span(a)) / change;
  const from = a.from + (b.from - a.from) * share;
  return { from, to: from + wide };
}
