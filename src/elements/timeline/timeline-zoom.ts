import { measureSpan, type TimelineView } from '../../views/index.ts';

/** Widest that a step is shown, in units of the frame. */
const WIDEST_STEP = 36;

interface Extent {
  readonly steps: number;
  readonly width: number;
}

export function canZoom({ steps, width }: Extent): boolean {
  return steps * WIDEST_STEP > width;
}

export function zoomView(view: TimelineView, factor: number, moment: number, extent: Extent): TimelineView {
  const least = Math.min(extent.steps, extent.width / WIDEST_STEP);
  const steps = Math.max(least, Math.min(extent.steps, measureSpan(view) / factor));
  const from = moment - ((moment - view.from) / measureSpan(view)) * steps;
  return confineView({ from, to: from + steps }, extent);
}

export function moveView({ from, to }: TimelineView, steps: number, extent: Extent): TimelineView {
  return confineView({ from: from + steps, to: to + steps }, extent);
}

export function scrollToStep(view: TimelineView, step: number, extent: Extent): TimelineView {
  const margin = measureSpan(view) / 10;
  if (step < view.from) return moveView(view, step - margin - view.from, extent);
  if (step + 1 > view.to) return moveView(view, step + 1 + margin - view.to, extent);
  return view;
}

function confineView({ from, to }: TimelineView, { steps }: Extent): TimelineView {
  const by = Math.max(-from, Math.min(0, steps - to));
  return { from: from + by, to: to + by };
}
