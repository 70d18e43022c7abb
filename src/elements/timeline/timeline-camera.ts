import { scaleLinear, zoom, ZoomTransform, type ScaleLinear } from 'd3';
import { barEnd, span, type TimelineView } from '../../views/index.ts';
import type { Trace } from '../../search/index.ts';
import { Camera } from '../kit/camera.ts';
import type { ViewKey } from './timeline-keyboard.ts';
import { unmoved, zoomedTo, type Extent, type Transform } from '../kit/transform.ts';

/** No step is shown wider than this, in CSS pixels or rows, whatever is more: a leaf has room for its board and score. */
const WIDEST_STEP = { pixels: 36, rows: 1.125 };

/** How much a button or a key zooms. */
const ZOOM = 2;

/** Below this width in CSS pixels a call that the keyboard comes to is brought closer, until it is so wide. */
const THIN = 6;
const CLEAR = 60;

const constrain = zoom().constrain();

/**
 * What of a search is in view, in how many CSS pixels, and how the view moves there. Its transform stretches and moves
 * the whole search, which at no zoom fills the width; up and down nothing moves.
 */
export class TimelineCamera {
  width = 0;
  /** The moments that are in view, and the CSS pixels from the left edge at which they stand. */
  scale = scaleLinear([0, 1], [0, 1]);
  /** The stretch in view. */
  view: TimelineView = { from: 0, to: 1 };
  readonly #camera = new Camera(() => {
    this.scale = this.#scaleOf(this.transform);
    const [from, to] = this.scale.domain();
    this.view = { from, to };
    this.changed();
  });
  #stepCount = 1;
  #widest = WIDEST_STEP.pixels;

  /** `changed` is called after every change of the view or the width. */
  constructor(private readonly changed: () => void) {}

  get transform(): Transform {
    return this.#camera.transform;
  }

  /** How far the view may be zoomed. */
  get extent(): Extent {
    return [1, Math.max(1, (this.#widest * this.#stepCount) / this.#base)];
  }

  /** Whether only a part of the search is in view. */
  get isZoomed(): boolean {
    return this.transform.k > 1;
  }

  /** Whether the search is too wide to be seen at its largest all at once. */
  get canZoom(): boolean {
    return this.extent[1] > 1;
  }

  get isClosest(): boolean {
    return this.transform.k >= this.extent[1];
  }

  /** CSS pixels to a step. */
  get stepWidth(): number {
    return (this.width * this.transform.k) / this.#stepCount;
  }

  /** The stretch under the pixel at a place. */
  pixel(x: number): TimelineView {
    const { scale } = this;
    return { from: scale.invert(x - 0.5), to: scale.invert(x + 0.5) };
  }

  /** Shows the whole of a search. */
  reset(stepCount: number): void {
    this.#stepCount = stepCount;
    this.#camera.jump(unmoved);
  }

  /** Takes the width of the view and the height of a row; what was in view stays there. */
  resize(width: number, row: number): void {
    const stretched = width / this.#base;
    this.width = width;
    this.#widest = Math.max(WIDEST_STEP.pixels, WIDEST_STEP.rows * row);
    const { x, y, k } = this.transform;
    this.jump({ x: x * stretched, y, k });
  }

  /** Moves at once to where the reader's hand leads, as far as there is something to see. */
  jump(to: Transform): void {
    this.#camera.jump(this.#confined(to));
  }

  /** Moves the view by pixels, at once. */
  pan(pixels: number): void {
    this.jump(movedBy(this.transform, -pixels));
  }

  /** Carries out a key or a button; zooming keeps `moment` in its place, or the middle if that is out of view. */
  command(key: ViewKey, trace: Trace, node: number, moment: number): void {
    const { goal } = this.#camera;
    const place = this.#scaleOf(goal)(moment);
    const at = place >= 0 && place <= this.width ? place : this.width / 2;
    const goals: Record<ViewKey, () => Transform> = {
      zoomIn: () => zoomedTo(goal, goal.k * ZOOM, [at, 0], this.extent),
      zoomOut: () => zoomedTo(goal, goal.k / ZOOM, [at, 0], this.extent),
      whole: () => unmoved,
      zoomTo: () => this.#filledBy(barOf(trace, node), 1 / 1.1),
      panBack: () => movedBy(goal, this.width / 4),
      panOn: () => movedBy(goal, -this.width / 4),
    };
    this.#glide(goals[key]());
  }

  /** Brings a call into view, and closer where it would be too thin to see. */
  show(trace: Trace, node: number): void {
    const bar = barOf(trace, node);
    const width = (span(bar) / this.#stepCount) * this.width * this.#camera.goal.k;
    if (width < THIN) this.#glide(this.#filledBy(bar, CLEAR / this.width));
    else this.#reach(bar, 0.05);
  }

  /** Follows a cursor that left the view. */
  follow(moment: number): void {
    const [from, to] = this.#scaleOf(this.#camera.goal).domain();
    if (moment < from || moment > to) this.#reach({ from: moment - 1, to: moment }, 0.2);
  }

  /** Ends a motion where it is. */
  stop(): void {
    this.#camera.stop();
  }

  /** The width, or one pixel where nothing has been measured yet. */
  get #base(): number {
    return Math.max(this.width, 1);
  }

  #scaleOf({ k, x, y }: Transform): ScaleLinear<number, number> {
    const whole = scaleLinear([0, this.#stepCount], [0, this.#base]);
    return new ZoomTransform(k, x, y).rescaleX(whole);
  }

  /** The view in which a stretch stands in the middle and takes a share of the width. */
  #filledBy(stretch: TimelineView, share: number): Transform {
    const [, most] = this.extent;
    const k = Math.min((share * this.#stepCount) / span(stretch), most);
    const middle = (stretch.from + stretch.to) / 2;
    return { x: this.#base * (0.5 - (k * middle) / this.#stepCount), y: 0, k };
  }

  /** Moves no further than it must to show a stretch, with a margin as a share of the width at either side. */
  #reach({ from, to }: TimelineView, margin: number): void {
    const { goal } = this.#camera;
    const scale = this.#scaleOf(goal);
    const [left, right, room] = [scale(from), scale(to), margin * this.width];
    if (right - left + 2 * room >= this.width) this.#glide(movedBy(goal, (this.width - left - right) / 2));
    else if (left < room) this.#glide(movedBy(goal, room - left));
    else if (right > this.width - room) this.#glide(movedBy(goal, this.width - room - right));
  }

  #glide(to: Transform): void {
    this.#camera.glide(this.#confined(to), { width: this.#base, height: 0 });
  }

  /** Closer than the closest it is zoomed out around the middle; beyond the ends there is nothing to see. */
  #confined(wanted: Transform): Transform {
    const { x, y, k } = zoomedTo(wanted, wanted.k, [this.width / 2, 0], this.extent);
    const whole: [[number, number], [number, number]] = [
      [0, 0],
      [this.#base, 0],
    ];
    const confined = constrain(new ZoomTransform(k, x, y), whole, whole);
    return { x: confined.x, y: 0, k: confined.k };
  }
}

function movedBy({ x, y, k }: Transform, pixels: number): Transform {
  return { x: x + pixels, y, k };
}

function barOf(trace: Trace, node: number): TimelineView {
  return { from: trace.enterStep(node), to: barEnd(trace, node) };
}
