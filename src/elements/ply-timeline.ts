import { html, LitElement, nothing, svg, unsafeCSS, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { drawingStyles } from '../drawing/index.ts';
import {
  barAt,
  barEnd,
  barsInView,
  confine,
  panBy,
  span,
  TimelineSums,
  viewShowing,
  wholeView,
  zoomAround,
  type TimelineView,
} from '../layout/index.ts';
import { TimelineLook, timelineMix, timelineReadout } from '../scene/index.ts';
import type { Trace } from '../search/index.ts';
import { momentAt, sentenceFor, type Session } from '../session/index.ts';
import { words } from '../words/index.ts';
import { preference } from './preferences.ts';
import { SessionController } from './session-controller.ts';
import { base, buttons, tables } from './theme.ts';
import { followChart, followScrub, followWheel, type TimelineActions } from './timeline-gestures.ts';
import { callKey, cursorKey, viewKey, type ViewKey } from './timeline-keyboard.ts';
import { TimelineMotion } from './timeline-motion.ts';
import { overlayDrawing, widestBars } from './timeline-overlay.ts';
import { TimelinePainter, type TimelinePicture } from './timeline-painter.ts';
import { keysPart, readoutPart, rowNames, rulerMarks, viewButton } from './timeline-parts.ts';
import { timelineStyles } from './timeline-styles.ts';
import { TimelineTheme } from './timeline-theme.ts';

/** No step is shown wider than this, in CSS pixels: a leaf then has room for its board and its score. */
const WIDEST_STEP = 36;

/** A search of no more rows than this stands flat below its tree, without boards of its own. */
const FLAT_ROWS = 5;

/** How much a button or a key zooms. */
const ZOOM = 2;

/** The width in CSS pixels below which a call that the keyboard comes to is brought closer, and the width it then has. */
const THIN = 6;
const CLEAR = 60;

/**
 * The whole search as a flame chart, its map and its scrubber: across are the steps, down the plies, and each call is
 * a bar from its call to its return, coloured by its score. What the cursor has not reached yet is pale.
 */
@customElement('ply-timeline')
export class PlyTimeline extends LitElement implements TimelineActions {
  static override styles = [base, buttons, tables, unsafeCSS(drawingStyles), timelineStyles];

  /** The id of the session to show, if it is not the one around this element. */
  @property() for = '';

  @state() private view: TimelineView = wholeView(1);
  @state() private width = 0;
  /** The call under the pointer, and where the pointer is. */
  @state() private hovered: { readonly node: number; readonly x: number } | null = null;
  /** The call that was tapped or that the keyboard stands on. */
  @state() private picked: number | null = null;
  @state() private isHelpOpen = false;

  @query('.chart') private chart!: HTMLElement | null;
  @query('.done canvas') private done!: HTMLCanvasElement;
  @query('.ahead') private ahead!: HTMLCanvasElement;

  readonly #controller = new SessionController(this);
  readonly #theme = new TimelineTheme(this);
  readonly #painter = new TimelinePainter();
  readonly #motion = new TimelineMotion((view) => (this.view = view));
  readonly #size = new ResizeObserver(() => this.measure());
  #sums: TimelineSums | null = null;
  #look: TimelineLook | null = null;
  #picture: TimelinePicture | null = null;
  #boards: ReadonlySet<number> = new Set();
  #followed: HTMLElement | null = null;
  #step = -1;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#motion.stop();
  }

  /** Whether only a part of the search is in view. */
  get isZoomed(): boolean {
    return span(this.view) < this.trace.stepCount;
  }

  scrub(x: number): void {
    this.#controller.playback?.pause();
    const last = this.trace.stepCount - 1;
    const step = Math.round(this.moment(Math.max(0, Math.min(this.width, x)))) - 1;
    this.session.step = Math.max(0, Math.min(last, step));
  }

  pan(pixels: number): void {
    this.#motion.stop();
    this.view = this.confined(panBy(this.view, (pixels * span(this.view)) / this.width));
  }

  zoom(factor: number, x: number): boolean {
    this.#motion.stop();
    const before = this.view;
    this.view = this.confined(zoomAround(before, factor, this.moment(x)));
    return span(this.view) !== span(before);
  }

  hover(place: { readonly x: number; readonly y: number } | null): void {
    const node = place && this.nodeAt(place.x, place.y);
    this.hovered = place && node !== null ? { node, x: place.x } : null;
  }

  pick(x: number, y: number): void {
    this.picked = this.nodeAt(x, y);
  }

  open(x: number, y: number): void {
    const node = this.nodeAt(x, y);
    if (node !== null) this.visit(node);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!this.#controller.session) return;
    const { trace, step } = this.session;
    if (this.#sums?.trace !== trace) {
      this.#sums = new TimelineSums(trace);
      this.#motion.stop();
      this.view = wholeView(trace.stepCount);
      this.picked = this.hovered = null;
      this.#step = step;
    }
    if (this.#look?.sums !== this.#sums || this.#look.palette !== this.#theme.palette)
      this.#look = new TimelineLook(this.#sums, this.#theme.palette);
    if (step !== this.#step) this.follow(step);
    if (changed.has('view') || changed.has('width')) this.#boards = this.boardBars();
  }

  protected override render() {
    if (!this.#controller.session) return nothing;
    const { trace } = this;
    return html`<div
        class="frame"
        style="--row:${this.row}px;--width:${Math.round(this.width * this.#theme.ratio) / this.#theme.ratio}px"
      >
        <span class="corner">${words.timeline.cursor}</span>
        ${this.rulerTemplate()} ${rowNames(trace, this.#sums!.rows, this.width < 560)} ${this.chartTemplate()}
      </div>
      <footer>${this.readoutTemplate()} ${this.buttonsTemplate()}</footer>
      ${this.isHelpOpen ? keysPart() : nothing}`;
  }

  protected override updated(): void {
    const { chart } = this;
    if (chart && chart !== this.#followed) this.attach(chart);
    if (chart && this.width > 0) this.paint();
  }

  private rulerTemplate() {
    const { trace, step } = this.session;
    const sentence = sentenceFor(trace, step, preference('notation'));
    return html`<div
      class="ruler"
      role="slider"
      tabindex="0"
      aria-label=${words.timeline.cursor}
      aria-valuemin="1"
      aria-valuemax=${trace.stepCount}
      aria-valuenow=${step + 1}
      aria-valuetext=${words.timeline.step(step + 1, trace.stepCount, sentence)}
      @keydown=${this.onRulerKey}
    >
      ${rulerMarks(this.view, this.width, step + 1, (at) => this.place(at))}
    </div>`;
  }

  private chartTemplate() {
    const { step } = this.session;
    const { view, width, row, picked } = this;
    const x = this.place(step + 1);
    const overlay = {
      look: this.#look!,
      view,
      width,
      row,
      step,
      notation: preference('notation'),
      boards: this.#boards,
      hovered: this.hovered?.node ?? null,
      picked,
    };
    return html`<div
      class="chart ${this.isZoomed ? 'zoomed' : ''}"
      style="block-size:${row * this.#sums!.rows}px"
      role="tree"
      tabindex="0"
      aria-orientation="horizontal"
      aria-label=${words.timeline.chart}
      aria-activedescendant="call-${this.node}"
      @keydown=${this.onChartKey}
    >
      ${this.itemTemplate()}
      <canvas class="ahead" aria-hidden="true"></canvas>
      <div class="done" style="inline-size:${Math.max(0, Math.min(width, x))}px">
        <canvas aria-hidden="true"></canvas>
      </div>
      ${svg`<svg class="overlay ply-drawing" aria-hidden="true">${width > 0 ? overlayDrawing(overlay) : nothing}</svg>`}
      <div class="cursor" style="inset-inline-start:${x}px" ?hidden=${x < 0 || x > width}></div>
    </div>`;
  }

  /** The one call that assistive technology meets: the tree is too large to stand in the page. */
  private itemTemplate() {
    const { trace, node } = this;
    const siblings = node > 0 ? [...trace.children(trace.parent[node])] : [node];
    const { path, facts } = timelineReadout(trace, node, this.session.step, preference('notation'));
    return html`<span
      class="unseen"
      role="treeitem"
      id="call-${node}"
      aria-selected=${this.picked === node}
      aria-level=${trace.ply[node] + 1}
      aria-posinset=${siblings.indexOf(node) + 1}
      aria-setsize=${siblings.length}
      >${[path, ...facts].join(', ')}</span
    >`;
  }

  private readoutTemplate() {
    const { trace, hovered } = this;
    const node = hovered?.node ?? this.node;
    const facts = timelineReadout(trace, node, this.session.step, preference('notation'));
    const isBlurred = hovered !== null && 2 * trace.size(node) < this.moment(2) - this.moment(0);
    const mix = isBlurred
      ? timelineMix(this.#sums!, trace.ply[node], this.moment(hovered.x - 0.5), this.moment(hovered.x + 0.5))
      : null;
    return readoutPart(facts, mix && words.timeline.mix(mix));
  }

  private buttonsTemplate() {
    const canZoom = this.leastSpan < this.trace.stepCount;
    const { isZoomed, isHelpOpen } = this;
    return html`<div class="buttons">
      ${
        canZoom
          ? [
              viewButton('zoomOut', !isZoomed, () => this.command('zoomOut')),
              viewButton('zoomIn', span(this.view) <= this.leastSpan, () => this.command('zoomIn')),
              viewButton('whole', !isZoomed, () => this.command('whole')),
            ]
          : nothing
      }
      <button
        aria-label=${words.timeline.keys}
        title=${words.timeline.keys}
        aria-expanded=${isHelpOpen}
        @click=${() => (this.isHelpOpen = !isHelpOpen)}
      >
        ?
      </button>
    </div>`;
  }

  private readonly onRulerKey = (event: KeyboardEvent): void => {
    if (this.onViewKey(event)) return;
    const page = Math.max(1, Math.round(span(this.view) / 10));
    const step = cursorKey(event.key, this.session.step, this.trace.stepCount, page);
    if (step === null || isModified(event)) return;
    event.preventDefault();
    this.#controller.playback?.pause();
    this.session.step = step;
  };

  private readonly onChartKey = (event: KeyboardEvent): void => {
    if (this.onViewKey(event) || isModified(event)) return;
    const node = callKey(event.key, this.trace, this.node);
    if (node !== null) this.show((this.picked = node));
    else if (event.key === 'Enter' || event.key === ' ') this.visit(this.node);
    else if (event.key === 'Escape' && this.picked !== null) this.picked = null;
    else return;
    event.preventDefault();
  };

  private onViewKey(event: KeyboardEvent): boolean {
    const key = viewKey(event);
    if (key === null) return false;
    event.preventDefault();
    this.command(key);
    return true;
  }

  /** Carries out a command on the view. Zooming keeps the picked call in place, else the cursor, else the middle. */
  private command(name: ViewKey): void {
    const view = this.#motion.target ?? this.view;
    const { trace, node } = this;
    const start = trace.enterStep(node);
    const cursor = this.picked === null ? this.session.step + 1 : start + trace.size(node);
    const at = cursor >= view.from && cursor <= view.to ? cursor : (view.from + view.to) / 2;
    const goals: Record<ViewKey, () => TimelineView> = {
      zoomIn: () => zoomAround(view, 1 / ZOOM, at),
      zoomOut: () => zoomAround(view, ZOOM, at),
      whole: () => wholeView(trace.stepCount),
      zoomTo: () => zoomAround({ from: start, to: barEnd(trace, node) }, 1.1, start + trace.size(node)),
      panBack: () => panBy(view, -span(view) / 4),
      panOn: () => panBy(view, span(view) / 4),
    };
    this.#motion.go(this.view, this.confined(goals[name]()));
  }

  /** Makes a call the current one; the second time, its return. */
  private visit(node: number): void {
    this.#controller.playback?.pause();
    this.picked = null;
    this.session.visit(node);
  }

  /** Brings a call into view, and closer where it would be too thin to see. */
  private show(node: number): void {
    const { trace } = this;
    const [from, to] = [trace.enterStep(node), barEnd(trace, node)];
    const isThin = ((to - from) * this.width) / span(this.view) < THIN;
    const closer = { from, to: from + ((to - from) * this.width) / CLEAR };
    const view = isThin
      ? panBy(closer, (to - from - span(closer)) / 2)
      : viewShowing(this.view, from, to, 0.05);
    if (view !== this.view) this.#motion.go(this.view, this.confined(view));
  }

  /** Lets the view follow a cursor that left it. */
  private follow(step: number): void {
    this.#step = step;
    this.picked = null;
    const view = this.#motion.target ?? this.view;
    if (step + 1 < view.from || step + 1 > view.to)
      this.#motion.go(this.view, this.confined(viewShowing(view, step, step + 1, 0.2)));
  }

  private attach(chart: HTMLElement): void {
    this.#followed = chart;
    followChart(chart, this);
    followWheel(chart, this);
    for (const handle of this.renderRoot.querySelectorAll<HTMLElement>('.ruler, .cursor'))
      followScrub(handle, chart, this);
    this.#size.disconnect();
    this.#size.observe(chart);
    this.measure();
  }

  private measure(): void {
    const width = this.chart?.clientWidth ?? 0;
    if (width === this.width) return;
    this.width = width;
    this.view = this.confined(this.view);
  }

  /** Paints the two pictures if anything that they show has changed. */
  private paint(): void {
    const { ratio } = this.#theme;
    const picture: TimelinePicture = {
      look: this.#look!,
      view: this.view,
      width: Math.round(this.width * ratio),
      row: this.row * ratio,
      ratio,
      font: this.#theme.font,
      notation: preference('notation'),
      boards: this.#boards,
    };
    const before = this.#picture;
    const names = Object.keys(picture) as (keyof TimelinePicture)[];
    if (before && names.every((name) => picture[name] === before[name])) return;
    this.#picture = picture;
    this.#painter.paint(picture, this.done, this.ahead);
  }

  /** The bars that are wide enough for a board; none in a game without boards. */
  private boardBars(): ReadonlySet<number> {
    const { trace, view, width, row } = this;
    const isFlat = this.#sums!.rows <= FLAT_ROWS;
    if (width === 0 || isFlat || trace.root.game.board(trace.root) === null) return new Set();
    const scale = width / span(view);
    const bars = barsInView(trace, view, row / scale);
    return widestBars(bars.map((node) => ({ node, width: 2 * trace.size(node) * scale })));
  }

  private get session(): Session {
    return this.#controller.session!;
  }

  private get trace(): Trace {
    return this.session.trace;
  }

  /** The call that the keyboard stands on: the picked one, else that of the cursor. */
  private get node(): number {
    return this.picked ?? momentAt(this.trace, this.session.step).node;
  }

  /** The height of a row, in CSS pixels: flatter where the search has few of them and stands below its tree. */
  private get row(): number {
    return this.#sums!.rows > FLAT_ROWS ? 32 : 22;
  }

  /** The fewest steps that a view shows. */
  private get leastSpan(): number {
    return this.width / WIDEST_STEP;
  }

  private confined(view: TimelineView): TimelineView {
    return confine(view, this.trace.stepCount, this.leastSpan);
  }

  /** Where a moment stands, in CSS pixels from the left edge of the chart; and the moment at a place. */
  private place(moment: number): number {
    return ((moment - this.view.from) * this.width) / span(this.view);
  }

  private moment(x: number): number {
    return this.view.from + (x * span(this.view)) / this.width;
  }

  private nodeAt(x: number, y: number): number | null {
    return barAt(this.trace, this.moment(x), Math.floor(y / this.row));
  }
}

function isModified({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey;
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-timeline': PlyTimeline;
  }
}
