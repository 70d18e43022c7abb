import { html, nothing, unsafeCSS } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { Trace } from '../../search/index.ts';
import {
  BAR_LIMIT,
  isDense,
  measureSpan,
  findStepAt,
  drawTimeline,
  type TimelineFrame,
  buildTimelineScene,
  stripStyles,
  type TimelineView,
} from '../../views/index.ts';
import { isCutOff, describeStep, type Session } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { SessionController } from '../host/session-controller.ts';
import { hiddenNoteStyles, renderHiddenNote } from '../host/hidden-note.ts';
import { FocusKeeper } from '../kit/kept-focus.ts';
import { OpenQuestions } from '../host/open-questions.ts';
import { customElement } from '../kit/custom-element.ts';
import { isModified } from '../kit/is-modified.ts';
import { PlyElement } from '../kit/ply-element.ts';
import { preference } from '../kit/preferences.ts';
import { renderProblem } from '../kit/problem.ts';
import { setStyles } from '../kit/styled.ts';
import { base, buttons } from '../kit/base-styles.ts';
import { frameEnlarged, renderEnlargedTitle } from './enlarged-part.ts';
import { TimelineHand } from './timeline-hand.ts';
import { readCursorKey, readZoomKey } from './timeline-keyboard.ts';
import type { TimelinePicture } from './timeline-picture.ts';
import timelineRules from './timeline.css?inline';
import { canZoom, moveView, scrollToStep, zoomView } from './timeline-zoom.ts';

/**
 * The whole search as a scrubber: steps run across, plies down, and each call is a bar from its call to its return, in
 * the colour of its value. Future calls are grey; while a question about this search is open, they are not drawn. A
 * large search is drawn as the sum of what falls on each pixel, with the part around the step enlarged beside it. In a
 * comparison, calls that the other search never makes are hatched.
 */
@customElement('ply-timeline')
export class PlyTimeline extends PlyElement {
  static override styles = [
    base,
    buttons,
    hiddenNoteStyles,
    unsafeCSS(stripStyles),
    unsafeCSS(timelineRules),
  ];

  /** The id of the session to show, if it is not the one around this element. */
  @property() for = '';

  /** Room for bars, in CSS pixels at a type of 16; 0 until it is known. */
  @state() private size = { width: 0, part: 0, height: 0 };

  /** Null for all of the search. */
  @state() private view: TimelineView | null = null;

  readonly #controller = new SessionController(this);
  readonly #waiting = new OpenQuestions(this, () => this.#controller.host);
  readonly #observer = new ResizeObserver(() => this.#measure());
  #observed: HTMLElement | null = null;
  #trace: Trace | null = null;
  #step = -1;
  #picture: TimelinePicture | null = null;
  #fetching: Promise<void> | null = null;

  constructor() {
    super();
    this.addController(new FocusKeeper(this, '[role=slider]'));
  }

  readonly #hand = new TimelineHand({
    canZoom: () => canZoom(this.extent),
    scrub: (place) => this.scrub(this.wholeFrame, place),
    zoom: (factor, place) => this.zoom(factor, this.currentView.from + place * measureSpan(this.currentView)),
    pan: (share) =>
      (this.view = moveView(this.currentView, share * measureSpan(this.currentView), this.extent)),
  });
  readonly #partHand = new TimelineHand({
    canZoom: () => false,
    scrub: (place) => this.scrub(this.partFrame, place),
    zoom: () => false,
    pan: () => {},
  });

  @query('.whole') private whole!: HTMLElement | null;
  @query('.part') private partStrip!: HTMLElement | null;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
    this.#observed = null;
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#fetching;
    return super.getUpdateComplete();
  }

  protected override willUpdate(): void {
    if (!this.#controller.session) return;
    const { trace, step } = this.session;
    if (trace !== this.#trace) this.view = null;
    else if (this.view && step !== this.#step) this.view = scrollToStep(this.view, step, this.extent);
    this.#trace = trace;
    this.#step = step;
  }

  protected override render() {
    if (!this.#controller.session) return renderProblem(this.#controller.problem);
    const { trace, step } = this.session;
    const total = this.isLengthSecret ? null : trace.stepCount;
    const sentence = describeStep(trace, step, preference('naming')).text;
    const isFailed = this.session.faults?.some(({ kind }) => kind === 'error') ?? false;
    return html`<div
        class="strip ring-inside ${isCutOff(trace) ? 'cut-off' : ''} ${isFailed ? 'failed' : ''}"
        role="slider"
        tabindex="0"
        aria-label=${words.timeline.cursor}
        aria-valuemin="1"
        aria-valuemax=${this.extent.steps}
        aria-valuenow=${step + 1}
        aria-valuetext=${words.timeline.step(step + 1, total, sentence)}
        @keydown=${this.#onKey}
      >
        ${this.renderWhole()} ${trace.length > BAR_LIMIT ? this.renderPart() : nothing}
      </div>
      ${this.isAlone && step < trace.stepCount - 1 ? renderHiddenNote(this.#waiting) : nothing}
      ${isCutOff(trace) ? renderStopNote(isFailed) : nothing}`;
  }

  protected override updated(): void {
    if (this.whole && this.whole !== this.#observed) this.#observer.observe((this.#observed = this.whole));
    if (!this.#controller.session || this.size.width === 0 || !this.wholeFrame.isDense) return;
    this.#fetching ??= this.fetchPicture();
    const [ahead, past] = this.renderRoot.querySelectorAll('canvas');
    this.#picture?.paint({ past, ahead }, this.session, this.currentView);
  }

  private renderWhole() {
    const { down, move, up, wheel, twice } = this.#hand;
    const whole = this.wholeFrame;
    const hasPart = whole.isDense && this.size.part > 0;
    const frame = hasPart ? { ...whole, enlarged: this.partFrame.view } : whole;
    const { trace, step } = this.session;
    const now = ((step + 1 - frame.view.from) / measureSpan(frame.view)) * 100;
    const done = `inset(0 ${Math.max(0, Math.min(100, 100 - now))}% 0 0)`;
    const { calls, summed } = words.timeline;
    return html`${
        frame.isDense
          ? html`<p class="sum" aria-hidden="true">
              ${this.isLengthSecret ? nothing : html`<b>${calls(trace.length)}</b>`} ${summed}
            </p>`
          : nothing
      }
      <div
        class="whole"
        @pointerdown=${down}
        @pointermove=${move}
        @pointerup=${up}
        @pointercancel=${up}
        @wheel=${wheel}
        @dblclick=${twice}
      >
        ${
          frame.isDense
            ? html`<canvas ?hidden=${frame.hidesAhead}></canvas
                ><canvas style=${setStyles({ 'clip-path': done })}></canvas>`
            : nothing
        }
        ${this.size.width > 0 ? drawTimeline(buildTimelineScene(this.session, frame)) : nothing}
      </div>`;
  }

  private renderPart() {
    const { down, move, up } = this.#partHand;
    const frame = this.partFrame;
    return html`<div
      class="part"
      @pointerdown=${down}
      @pointermove=${move}
      @pointerup=${up}
      @pointercancel=${up}
    >
      ${renderEnlargedTitle(frame)}
      ${this.size.part > 0 ? drawTimeline(buildTimelineScene(this.session, frame)) : nothing}
    </div>`;
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (isModified(event)) return;
    const { step } = this.session;
    const factor = readZoomKey(event.key);
    const page = Math.max(1, Math.round(measureSpan(this.currentView) / 10));
    const to = readCursorKey(event.key, step, this.session.trace.stepCount, page);
    if (factor !== null && canZoom(this.extent)) this.zoom(factor, step + 0.5);
    else if (to !== null) this.setStep(to);
    else return;
    event.preventDefault();
  };

  private zoom(factor: number, moment: number): boolean {
    const before = this.currentView;
    const view = zoomView(before, factor, moment, this.extent);
    this.view = measureSpan(view) < this.extent.steps ? view : null;
    return measureSpan(view) !== measureSpan(before);
  }

  private scrub(frame: TimelineFrame, place: number): void {
    this.setStep(Math.min(findStepAt(frame, place * frame.width), this.session.trace.stepCount - 1));
  }

  private setStep(step: number): void {
    this.#controller.playback?.pause();
    this.session.step = step;
  }

  private get session(): Session {
    return this.#controller.session!;
  }

  /** Whether no tree next to it explains what is hidden. */
  private get isAlone(): boolean {
    return this.getRootNode() === document;
  }

  private get isLengthSecret(): boolean {
    return this.#waiting.hidesSize;
  }

  /** All steps to show; if the length is secret, a power of two with room ahead. */
  private get extent() {
    const { trace, step } = this.session;
    const steps = this.isLengthSecret
      ? 2 ** Math.max(5, Math.ceil(Math.log2((step + 1) * 1.25)))
      : trace.stepCount;
    return { steps, width: this.size.width };
  }

  private get currentView(): TimelineView {
    return this.view ?? { from: 0, to: this.extent.steps };
  }

  private get wholeFrame(): TimelineFrame {
    const { trace } = this.session;
    const view = this.currentView;
    return {
      view,
      plies: [0, trace.plies],
      width: this.extent.width,
      height: this.size.height,
      naming: preference('naming'),
      hidesAhead: this.isLengthSecret || this.#waiting.isAsked,
      isDense: isDense(trace, view),
      isPart: false,
      enlarged: null,
    };
  }

  private get partFrame(): TimelineFrame {
    return frameEnlarged(this.session, this.wholeFrame, this.size.part);
  }

  private async fetchPicture(): Promise<void> {
    const { TimelinePicture } = await import('./timeline-picture.ts');
    this.#picture = new TimelinePicture(this);
  }

  #measure(): void {
    const scale = parseFloat(getComputedStyle(this).fontSize) / 16;
    const { clientWidth = 0, clientHeight = 0 } = this.whole ?? {};
    const part = this.partStrip?.clientWidth ?? 0;
    this.size = { width: clientWidth / scale, part: part / scale, height: clientHeight / scale };
  }
}

function renderStopNote(isFailed: boolean) {
  const [where, then] = words.programMarks.stoppedAt;
  return html`<p class="stop-note spare quiet ${isFailed ? 'failed' : ''}">
    <b>${where}</b> <span>${then}</span>
  </p>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-timeline': PlyTimeline;
  }
}
