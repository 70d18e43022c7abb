import { span, type TimelineView } from '../../views/index.ts';

/** No step is shown wider than this, in the lengths of a frame. */
const WIDEST_STEP = 36;

/** What a view is zoomed and moved within: how many steps there are, and how wide they are shown. */
interface Extent {
  readonly steps: number;
  readonly width: number;
}

/** Whether a search has steps too narrow to be seen at their largest all at once. */
export function canZoom({ steps, width }: Extent): boolean {
  return steps * WIDEST_STEP > width;
}

/** The view with a stretch so many times shorter, in which a moment stays in its place; as far as there is something to see. */
export function zoomed(view: TimelineView, factor: number, moment: number, extent: Extent): TimelineView {
  const least = Math.min(extent.steps, extent.width / WIDEST_STEP);
  const steps = Math.max(least, Math.min(extent.steps, span(view) / factor));
  const from = moment - ((moment - view.from) / span(view)) * steps;
  return confined({ from, to: from + steps }, extent);
}

/** The view moved by so many steps, as far as there is something to see. */
export function moved({ from, to }: TimelineView, steps: number, extent: Extent): TimelineView {
  return confined({ from: from + steps, to: to + steps }, extent);
}

/** The view moved, no further than it must, so that a step lies within it with a tenth of it beside. */
export function withStep(view: TimelineView, step: number, extent: Extent): TimelineView {
  const margin = span(view) / 10;
  if (step < view.from) return moved(view, step - margin - view.from, extent);
  if (step + 1 > view.to) return moved(view, step + 1 + margin - view.to, extent);
  return view;
}

function confined({ from, to }: TimelineView, { steps }: Extent): TimelineView {
  const by = Math.max(-from, Math.min(0, steps - to));
  return { from: from + by, to: to + by };
}
