import { html, LitElement, nothing, svg, unsafeCSS } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import {
  drawingStyles,
  barWithin,
  span,
  TimelineSums,
  showsAhead,
  TimelineLook,
  timelineMix,
  timelineReadout,
  type TimelineReadout,
} from '../../views/index.ts';
import type { Trace } from '../../search/index.ts';
import { momentAt, sentenceFor, type Comparison, type Session } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { OneByOne } from '../kit/later.ts';
import { followHand, type TellZoom, type Zoomed } from '../kit/hand-zoom.ts';
import { KeptFocus } from '../kit/kept-focus.ts';
import { preference } from '../kit/preferences.ts';
import { SessionController } from '../host/session-controller.ts';
import { styled } from '../kit/styled.ts';
import { base, buttons, tables } from '../kit/theme.ts';
import { TimelineCamera } from './timeline-camera.ts';
import { beganOn, followScrub, placeIn, sidewaysRoll } from './timeline-gestures.ts';
import { callKey, cursorKey, isModified, viewKey, type ViewKey } from './timeline-keyboard.ts';
import { boardBars, overlayDrawing } from './timeline-overlay.ts';
import { TimelineMeter, type ChartSize } from './timeline-meter.ts';
import { TimelinePainter } from './timeline-painter.ts';
import {
  callItem,
  keysButton,
  keysPart,
  readoutPart,
  rowNames,
  rulerMarks,
  startsAt,
  viewButtons,
} from './timeline-parts.ts';
import { hasBoards, rowHeight } from '../host/kept-room.ts';
import { timelineStyles } from './timeline-styles.ts';
import { TimelineTheme } from './timeline-theme.ts';
import { isSame, type Extent, type Transform } from '../kit/transform.ts';
import { Waiting } from '../host/waiting.ts';

/**
 * The whole search as a flame chart, its map and its scrubber: across are the steps, down the plies, and each call is
 * a bar from its call to its return, coloured by its score. What the cursor has not reached yet is pale; while a
 * question of the page about this search waits for its answer it has no colour, until the reader asks for it. In a
 * comparison, the calls that the other search never makes are gaps.
 */
@customElement('ply-timeline')
export class PlyTimeline extends LitElement implements Zoomed {
  static override styles = [base, buttons, tables, unsafeCSS(drawingStyles), timelineStyles];

  /** The id of the session to show, if it is not the one around this element. */
  @property() for = '';

  /** The call under the pointer, and where the pointer is. */
  @state() private hovered: { readonly node: number; readonly x: number } | null = null;
  /** The call that was tapped or that the keyboard stands on. */
  @state() private picked: number | null = null;
  @state() private isHelpOpen = false;
  /** Whether the reader wants to see what lies ahead although a question waits. */
  @state() private isAheadWanted = false;

  @query('.chart') private chart!: HTMLElement | null;
  @query('.done canvas') private done!: HTMLCanvasElement;
  @query('.ahead') private ahead!: HTMLCanvasElement;

  readonly #controller = new SessionController(this, true);
  readonly #waiting = new Waiting(this, () => this.#controller.host);
  readonly #theme = new TimelineTheme(this);
  readonly #painter = new TimelinePainter();
  /** To paint a picture for the first time takes long. */
  readonly #pictures = new OneByOne<'done' | 'ahead'>(() => this.requestUpdate());
  readonly #camera = new TimelineCamera(() => this.requestUpdate());
  readonly #meter = new TimelineMeter(
    () => this.#sums!.rows,
    (size) => this.resize(size),
  );
  #comparison: Comparison | null = null;
  #sums: TimelineSums | null = null;
  #look: TimelineLook | null = null;
  #boards: ReadonlySet<number> = new Set();
  #seen: object | null = null;
  #followed: HTMLElement | null = null;
  #tell: TellZoom | null = null;
  #step = -1;
  #size: ChartSize = { width: 0, row: 0, type: 1 };

  constructor() {
    super();
    this.addController(new KeptFocus(this));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#camera.stop();
  }

  get extent(): Extent {
    return this.#camera.extent;
  }

  /** One finger or the mouse moves the view only where it can be moved; else they move the cursor. */
  isMeant(event: Event): boolean {
    if (event instanceof WheelEvent) return beganOn(this.chart!) && sidewaysRoll(event) === 0;
    if (event.type === 'touchstart' && (event as TouchEvent).touches.length > 1) return true;
    return this.#camera.isZoomed && !(event instanceof MouseEvent && event.button !== 0);
  }

  move(transform: Transform): void {
    if (!isSame(transform, this.#camera.transform)) this.#camera.jump(transform);
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#meter.begun;
    await super.getUpdateComplete();
    await this.#pictures.done;
    return super.getUpdateComplete();
  }

  protected override willUpdate(): void {
    if (!this.#controller.session) return;
    const { trace, step, comparison } = this.session;
    if (this.#sums?.trace !== trace || this.#comparison !== comparison) this.load(trace, comparison);
    else if (step !== this.#step) this.#camera.follow(step + 1);
    if (step !== this.#step) this.picked = null;
    this.#step = step;
    const { palette } = this.#theme;
    const tellsAhead = showsAhead(trace) && !this.hidesAhead;
    const look = this.#look;
    if (look?.sums !== this.#sums || look.palette !== palette || look.tellsAhead !== tellsAhead)
      this.#look = new TimelineLook(this.#sums!, palette, tellsAhead);
    if (this.#seen === this.#camera.view) return;
    this.#seen = this.#camera.view;
    const { rows } = this.#sums!;
    this.#boards = hasBoards(rows) ? boardBars(trace, this.#camera, this.#size.row) : new Set();
  }

  protected override render() {
    if (!this.#controller.session) return nothing;
    const { width } = this.#camera;
    const { ratio } = this.#theme;
    const { rows } = this.#sums!;
    const sizes = {
      '--least-row': rowHeight(rows),
      '--rows': `${rows}`,
      '--width': `${Math.round(width * ratio) / ratio}px`,
    };
    return html`<div class="frame" style=${styled(sizes)}>
        <span class="corner">${words.timeline.cursor}</span>
        ${this.rulerTemplate()} ${rowNames(this.trace, rows)} ${this.chartTemplate()}
      </div>
      <footer>${this.readoutTemplate()} ${this.buttonsTemplate()}</footer>
      ${this.isHelpOpen ? keysPart() : nothing}`;
  }

  protected override updated(): void {
    const { chart } = this;
    if (!chart) return;
    if (chart !== this.#followed) this.attach(chart);
    this.#tell!(this.#camera.transform);
    const { ratio, font } = this.#theme;
    const { view, width } = this.#camera;
    if (width === 0) return;
    const frame = {
      look: this.#look!,
      view,
      width: Math.round(width * ratio),
      row: this.#size.row * ratio,
      ratio,
      type: this.#size.type * ratio,
      font,
      notation: preference('notation'),
      boards: this.#boards,
    };
    const x = this.#camera.scale(this.session.step + 1);
    this.#painter.paint(frame, {
      ...(x * ratio > 0.5 && this.#pictures.has('done') ? { done: this.done } : null),
      ...((width - x) * ratio > 0.5 && this.#pictures.has('ahead') ? { ahead: this.ahead } : null),
    });
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
      ${rulerMarks(this.#camera, step + 1, this.#size.type)}
    </div>`;
  }

  private chartTemplate() {
    const { node } = this;
    const { trace, step } = this.session;
    const { width } = this.#camera;
    const x = this.#camera.scale(step + 1);
    const overlay = {
      look: this.#look!,
      camera: this.#camera,
      row: this.#size.row,
      type: this.#size.type,
      step,
      notation: preference('notation'),
      boards: this.#boards,
      hovered: this.hovered?.node ?? null,
      picked: this.picked,
    };
    return html`<div
      class="chart ${this.#camera.isZoomed ? 'zoomed' : ''}"
      role="tree"
      tabindex="0"
      aria-orientation="horizontal"
      aria-label=${words.timeline.chart}
      aria-activedescendant="call-${node}"
      @keydown=${this.onChartKey}
      @click=${this.onClick}
      @dblclick=${this.onDoubleClick}
      @wheel=${this.onWheel}
      @pointermove=${this.onPointer}
      @pointerleave=${() => (this.hovered = null)}
    >
      ${callItem(trace, node, this.readout(node), node === this.picked)}
      <canvas class="ahead" aria-hidden="true"></canvas>
      <div class="done" style=${styled({ 'inline-size': `${Math.max(0, Math.min(width, x))}px` })}>
        <canvas aria-hidden="true"></canvas>
      </div>
      ${svg`<svg class="overlay ply-drawing" aria-hidden="true">${width > 0 ? overlayDrawing(overlay) : nothing}</svg>`}
      <div class="cursor" style=${startsAt(x)} ?hidden=${x < 0 || x > width}></div>
    </div>`;
  }

  private readoutTemplate() {
    const { trace, hovered } = this;
    const facts = this.readout(hovered?.node ?? this.node);
    const isSecret =
      hovered !== null && trace.enterStep(hovered.node) > this.session.step && !this.#look!.tellsAhead;
    if (hovered === null || isSecret || trace.size(hovered.node) * this.#camera.stepWidth > 1)
      return readoutPart(facts, null);
    const mix = timelineMix(this.#sums!, this.#camera.pixel(hovered.x), trace.ply[hovered.node]);
    return readoutPart(facts, words.timeline.mix(mix));
  }

  private buttonsTemplate() {
    return html`<div class="buttons">
      ${
        showsAhead(this.trace) && this.hidesAhead
          ? html`<button @click=${() => (this.isAheadWanted = true)}>${words.timeline.ahead}</button>`
          : nothing
      }
      ${viewButtons(this.#camera, (key) => this.command(key))}
      ${keysButton(this.isHelpOpen, () => (this.isHelpOpen = !this.isHelpOpen))}
    </div>`;
  }

  private readonly onRulerKey = (event: KeyboardEvent): void => {
    if (this.onViewKey(event) || isModified(event)) return;
    const page = Math.max(1, Math.round(span(this.#camera.view) / 10));
    const step = cursorKey(event.key, this.session.step, this.trace.stepCount, page);
    if (step === null) return;
    event.preventDefault();
    this.setStep(step);
  };

  private readonly onChartKey = (event: KeyboardEvent): void => {
    if (this.onViewKey(event) || isModified(event)) return;
    const node = callKey(event.key, this.trace, this.node);
    if (node !== null) this.#camera.show(this.trace, (this.picked = node));
    else if (event.key === 'Enter' || event.key === ' ') this.visit(this.node);
    else if (event.key === 'Escape' && this.picked !== null) this.picked = null;
    else return;
    event.preventDefault();
  };

  private readonly onClick = (event: MouseEvent): void => {
    this.picked = this.nodeUnder(event);
  };

  private readonly onDoubleClick = (event: MouseEvent): void => {
    const node = this.nodeUnder(event);
    if (node !== null) this.visit(node);
  };

  private readonly onPointer = (event: PointerEvent): void => {
    const node = event.buttons === 0 ? this.nodeUnder(event) : null;
    this.hovered = node === null ? null : { node, x: placeIn(this.chart!, event).x };
  };

  private readonly onWheel = (event: WheelEvent): void => {
    const pixels = sidewaysRoll(event);
    if (pixels === 0) return;
    event.preventDefault();
    this.#camera.pan(pixels);
  };

  private scrub(x: number): void {
    const { width, scale } = this.#camera;
    if (width === 0) return; // not measured yet
    const step = Math.round(scale.invert(Math.max(0, Math.min(width, x)))) - 1;
    this.setStep(Math.max(0, Math.min(this.trace.stepCount - 1, step)));
  }

  private onViewKey(event: KeyboardEvent): boolean {
    const key = viewKey(event);
    if (key === null) return false;
    event.preventDefault();
    this.command(key);
    return true;
  }

  /** Changes the view around the picked call, or else around the cursor. */
  private command(key: ViewKey): void {
    const { trace, node, picked } = this;
    const moment = picked === null ? this.session.step + 1 : trace.enterStep(picked) + trace.size(picked);
    this.#camera.command(key, trace, node, moment);
  }

  /** Makes a call the current one; the second time, its return. */
  private visit(node: number): void {
    this.#controller.playback?.pause();
    this.picked = null;
    this.session.visit(node);
  }

  private setStep(step: number): void {
    this.#controller.playback?.pause();
    this.session.step = step;
  }

  private load(trace: Trace, comparison: Comparison | null): void {
    const isWhole = comparison === null || comparison.isSameTree;
    this.#comparison = comparison;
    this.#sums = isWhole
      ? TimelineSums.of(trace)
      : new TimelineSums(trace, (node) => comparison.counterpart(node) === null);
    this.#camera.reset(trace.stepCount);
    this.picked = this.hovered = null;
  }

  private attach(chart: HTMLElement): void {
    this.#followed = chart;
    this.#tell = followHand(chart, this);
    const handles = this.renderRoot.querySelectorAll<HTMLElement>('.ruler, .cursor');
    const isMeant = (handle: HTMLElement) => handle !== chart || !this.#camera.isZoomed;
    followScrub([chart, ...handles], chart, isMeant, (x) => this.scrub(x));
    this.#meter.watch(chart);
  }

  private resize(size: ChartSize): void {
    const { width, row } = size;
    if (width === this.#size.width && row === this.#size.row) return;
    this.#size = size;
    this.#seen = null;
    this.#camera.resize(width, row);
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

  private readout(node: number): TimelineReadout {
    return timelineReadout(this.session, node, preference('notation'), this.#look!.tellsAhead);
  }

  /** Whether what lies ahead would answer a question that waits. */
  private get hidesAhead(): boolean {
    return !this.isAheadWanted && this.#waiting.isAsked;
  }

  private nodeUnder(event: MouseEvent): number | null {
    const { x, y } = placeIn(this.chart!, event);
    if (this.#size.row === 0) return null; // not measured yet
    return barWithin(this.trace, this.#camera.pixel(x), Math.floor(y / this.#size.row));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-timeline': PlyTimeline;
  }
}
