import {
  barEnd,
  confine,
  panBy,
  span,
  viewBetween,
  viewShowing,
  wholeView,
  zoomAround,
  type TimelineView,
} from '../layout/index.ts';
import type { Trace } from '../search/index.ts';
import type { ViewKey } from './timeline-keyboard.ts';
import { tween } from './tween.ts';

/** No step is shown wider than this, in CSS pixels or rows, whatever is more: a leaf has room for its board and score. */
const WIDEST_STEP = { pixels: 36, rows: 1.125 };

/** How much a button or a key zooms. */
const ZOOM = 2;

/** Below this width in CSS pixels a call that the keyboard comes to is brought closer, until it is so wide. */
const THIN = 6;
const CLEAR = 60;

/** What of a search is in view, in how many CSS pixels, and how the view moves there. */
export class TimelineCamera {
  view: TimelineView = wholeView(1);
  width = 0;
  #stepCount = 1;
  #widest = WIDEST_STEP.pixels;
  #target: TimelineView | null = null;
  #stop = (): void => {};

  /** `changed` is called after every change of the view or the width. */
  constructor(private readonly changed: () => void) {}

  /** Whether only a part of the search is in view. */
  get isZoomed(): boolean {
    return span(this.view) < this.#stepCount;
  }

  /** Whether the search is too wide to be seen at its largest all at once. */
  get canZoom(): boolean {
    return this.#leastSpan < this.#stepCount;
  }

  get isClosest(): boolean {
    return span(this.view) <= this.#leastSpan;
  }

  /** CSS pixels to a step. */
  get scale(): number {
    return this.width / span(this.view);
  }

  /** Where a moment stands, in CSS pixels from the left edge. */
  place(moment: number): number {
    return (moment - this.view.from) * this.scale;
  }

  /** The moment at a place. */
  moment(x: number): number {
    return this.view.from + x / this.scale;
  }

  /** The stretch under the pixel at a place. */
  pixel(x: number): TimelineView {
    return { from: this.moment(x - 0.5), to: this.moment(x + 0.5) };
  }

  /** Shows the whole of a search. */
  reset(stepCount: number): void {
    this.stop();
    this.#stepCount = stepCount;
    this.view = wholeView(stepCount);
  }

  /** Takes the width of the view and the height of a row. */
  resize(width: number, row: number): void {
    this.width = width;
    this.#widest = Math.max(WIDEST_STEP.pixels, WIDEST_STEP.rows * row);
    this.set(this.view);
  }

  /** Moves the view by pixels, at once. */
  pan(pixels: number): void {
    this.stop();
    this.set(panBy(this.view, pixels / this.scale));
  }

  /** Zooms around a place, at once; below 1 the factor comes closer. Returns whether that was possible. */
  zoom(factor: number, x: number): boolean {
    this.stop();
    const before = span(this.view);
    this.set(zoomAround(this.view, factor, this.moment(x)));
    return span(this.view) !== before;
  }

  /** Carries out a key or a button; zooming keeps `moment` in its place, or the middle if that is out of view. */
  command(key: ViewKey, trace: Trace, node: number, moment: number): void {
    const view = this.#target ?? this.view;
    const { from, to } = view;
    const at = moment >= from && moment <= to ? moment : (from + to) / 2;
    const goals: Record<ViewKey, () => TimelineView> = {
      zoomIn: () => zoomAround(view, 1 / ZOOM, at),
      zoomOut: () => zoomAround(view, ZOOM, at),
      whole: () => wholeView(this.#stepCount),
      zoomTo: () => zoomAround(barOf(trace, node), 1.1, trace.enterStep(node) + trace.size(node)),
      panBack: () => panBy(view, -span(view) / 4),
      panOn: () => panBy(view, span(view) / 4),
    };
    this.#go(goals[key]());
  }

  /** Brings a call into view, and closer where it would be too thin to see. */
  show(trace: Trace, node: number): void {
    const view = this.#target ?? this.view;
    const bar = barOf(trace, node);
    const isThin = (span(bar) / span(view)) * this.width < THIN;
    if (isThin) this.#go(zoomAround(bar, this.width / CLEAR, bar.from + span(bar) / 2));
    else this.#reach(view, bar, 0.05);
  }

  /** Follows a cursor that left the view. */
  follow(moment: number): void {
    const view = this.#target ?? this.view;
    if (moment < view.from || moment > view.to) this.#reach(view, { from: moment - 1, to: moment }, 0.2);
  }

  /** Ends a motion where it is. */
  stop(): void {
    this.#stop();
    this.#target = null;
  }

  private set(view: TimelineView): void {
    this.view = this.#confined(view);
    this.changed();
  }

  #reach(view: TimelineView, { from, to }: TimelineView, margin: number): void {
    const goal = viewShowing(view, from, to, margin);
    if (goal !== view) this.#go(goal);
  }

  /** Moves softly; any other move ends this one. */
  #go(goal: TimelineView): void {
    this.stop();
    const start = this.view;
    const target = this.#confined(goal);
    this.#target = target;
    this.#stop = tween((t) => {
      if (t >= 1) this.#target = null;
      this.set(viewBetween(start, target, t));
    });
  }

  #confined(view: TimelineView): TimelineView {
    return confine(view, this.#stepCount, this.#leastSpan);
  }

  get #leastSpan(): number {
    return this.width / this.#widest;
  }
}

function barOf(trace: Trace, node: number): TimelineView {
  return { from: trace.enterStep(node), to: barEnd(trace, node) };
}
