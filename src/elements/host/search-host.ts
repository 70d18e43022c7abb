import { html, render, type CSSResultGroup, type PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import { settings as table, type Setting, type Trace } from '../../search/index.ts';
import { messageOf } from '../../words/index.ts';
import { plainTrace, Playback, readStep, Session, type Comparison, type Settings } from '../../walk/index.ts';
import { announceState, STEP_CORRECTED, type Addressable } from './addressable.ts';
import { KeptFocus } from '../kit/kept-focus.ts';
import { followKeys } from './keys.ts';
import { whenNearOneOf, ownTask } from '../kit/later.ts';
import { progressStyles, progressView } from './search-progress.ts';
import { SearchWatch } from './search-watch.ts';
import {
  PLAYBACK_CHANGED,
  searchHosts,
  SESSION_CHANGED,
  viewsOf,
  type SessionHost,
} from './session-controller.ts';
import { base, buttons } from '../kit/theme.ts';
import { withSettings } from './with-settings.ts';

/** What a host has found: the trace to walk through, and the comparison that it is the left side of. */
export interface FoundSearch {
  readonly trace: Trace;
  readonly comparison: Comparison | null;
}

/**
 * An element that searches a position once and holds the trace and the reader's step in it. When an attribute is wrong
 * it says what, and keeps the last good session. The keys of `keys.ts` work while the focus is anywhere inside.
 *
 * @fires step-change - After the step changed, whoever changed it; `detail.step` is the step, from 0.
 * @fires ply-state-changed - After something changed that the address of a page may hold.
 * @fires ply-step-corrected - After a search was found to have fewer steps than the one `detail.asked` for; `detail.stepCount` is how many.
 * @fires ply-playback-changed - After playing began, stopped or changed its speed.
 * @slot - Shown until the first search begins.
 */
export abstract class SearchHost extends withSettings() implements SessionHost, Addressable {
  static override styles: CSSResultGroup = [base, buttons, progressStyles];

  /** The step to start at, from 0; once loaded, the current step, of the last search as long as another is under way. */
  @property({ type: Number }) step = 0;

  /** What other values of a property bring. Every setting has its place in the table; an element may add others. */
  protected changes(name: string): Setting['changes'] | null {
    return Object.hasOwn(table, name) ? table[name as keyof typeof table].changes : null;
  }

  readonly stateKeys: readonly string[] = ['step'];
  #session: Session | null = null;
  #playback: Playback | null = null;
  #error: string | null = null;
  #watch: SearchWatch | null = null;
  #ready: Promise<void> = Promise.resolve();
  /** Where the search that is under way is to begin; null while none is. */
  #wanted: number | null = null;
  /** Whether somebody asked for the step to begin at, rather than having walked there in another search. */
  #isAsked = true;

  constructor() {
    super();
    followKeys(this, () => this);
    this.addController(new KeptFocus(this));
  }

  /** The walk that the views share; null before the first update and while nothing could be searched. */
  get session(): Session | null {
    return this.#session;
  }

  /** What moves the session by itself; null before the first update and while nothing could be searched. */
  get playback(): Playback | null {
    return this.#playback;
  }

  /** The recorded search, or null. */
  get trace(): Trace | null {
    return this.#session?.trace ?? null;
  }

  /** The number of steps of the trace; 0 without one. */
  get stepCount(): number {
    return this.trace?.stepCount ?? 0;
  }

  /** What is wrong with the attributes, or null. */
  get error(): string | null {
    return this.#error;
  }

  /** The step, unless the element began at it. */
  get stateParts(): ReadonlyMap<string, string> {
    const step = `${this.step}`;
    return new Map(step === this.beginning('step') ? [] : [['step', step]]);
  }

  beginning(key: string): string {
    return `${Number(this.getAttribute(key)) || 0}`;
  }

  restore(_key: string, value: string): string | null {
    const step = readStep(value, this.#wanted === null ? this.stepCount : Infinity);
    if (typeof step === 'string') return step;
    this.step = step;
    return null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    searchHosts.add(this);
    this.announce();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#playback?.pause();
    searchHosts.delete(this);
    this.announce();
  }

  /** How far a long search is, and the button that stops it; nothing once it is over. */
  protected get progress() {
    return progressView(this.#watch);
  }

  /** What the properties ask for: the settings of each search. */
  protected abstract readonly searches: readonly Settings[];

  /** Searches what the properties ask for, at once or in its time; throws, or rejects, on any that is wrong. */
  protected abstract find(watch: SearchWatch): FoundSearch | Promise<FoundSearch>;

  /** An update is complete when the search is over; who waits for it asks for the search. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    this.#watch?.ask();
    await this.#ready;
    return isComplete;
  }

  protected override scheduleUpdate(): void | Promise<unknown> {
    return this.hasUpdated ? super.scheduleUpdate() : this.beginInTurn();
  }

  /**
   * Makes each search of most of the game in a turn of its own, and has all that depends on them drawn in another; what
   * stands in the page is shown until then. The traces are held until the update has found them.
   */
  private async beginInTurn(): Promise<unknown> {
    this.ariaBusy = 'true';
    render(html`<slot></slot>`, this.renderRoot, this.renderOptions);
    await ownTask();
    const ahead: (Trace | null)[] = [];
    for (const settings of this.largeSearches()) {
      ahead.push(searchAhead(settings));
      await ownTask();
    }
    this.ariaBusy = null;
    await super.scheduleUpdate();
    return ahead;
  }

  /** The searches of nearly all of the game; none where the properties are wrong. */
  private largeSearches(): readonly Settings[] {
    try {
      return this.searches.filter(({ tree, position = '' }) => !tree && marks(position) < 2);
    } catch {
      return [];
    }
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const changes = new Set([...changed.keys()].map((name) => this.changes(String(name))));
    const isOtherTree = changes.has('tree');
    this.#isAsked = !this.hasUpdated || changed.has('step');
    if (isOtherTree || changes.has('scores') || !this.hasUpdated)
      this.load(isOtherTree && this.hasUpdated && !changed.has('step') ? 0 : this.step);
    else if (changed.has('step')) this.go(this.step);
  }

  protected override render(): unknown {
    // One that is only spoken of elsewhere takes no room: nothing moves when it is over.
    return html`${this.childElementCount > 0 ? this.progress : ''}<slot
      ></slot>${this.#error ? html`<p role="alert">${this.#error}</p>` : ''}`;
  }

  /** Goes to a step; while a search is under way, the one of its steps to begin at. */
  private go(step: number): void {
    const session = this.#session;
    if (step === session?.step) return;
    if (this.#wanted === null) {
      if (session) session.step = clamped(step, session.trace);
    } else {
      this.#wanted = step;
      this.#isAsked = true;
      this.step = session?.step ?? step;
    }
  }

  /** Searches; the step stays where only scores change, and begins anew in another tree. */
  private load(step: number): void {
    this.#watch?.forget();
    const watch = (this.#watch = new SearchWatch(
      () => this.requestUpdate(),
      () => whenNearOneOf(viewsOf(this)),
    ));
    this.#wanted = null;
    try {
      const found = this.find(watch);
      if (found instanceof Promise) {
        this.#wanted = step;
        this.#ready = this.loadLater(found, watch);
      } else this.take(found, step);
    } catch (error) {
      this.fail(error);
    }
    // Until something else can be walked, the step is one of the last session.
    if (this.#session) this.step = this.#session.step;
  }

  private async loadLater(found: Promise<FoundSearch>, watch: SearchWatch): Promise<void> {
    try {
      const result = await found;
      if (watch.forgotten.aborted) return;
      this.take(result, this.#wanted!);
    } catch (error) {
      if (watch.forgotten.aborted) return;
      this.fail(error);
    }
    this.#wanted = null;
    watch.latest = null;
    this.requestUpdate();
  }

  /** The trace to walk through, of one that was found. */
  protected chosen(trace: Trace): Trace {
    return trace;
  }

  private take(found: FoundSearch, step: number): void {
    const { comparison } = found;
    const trace = this.chosen(found.trace);
    this.#error = null;
    if (this.#session) this.#session.load(trace, clamped(step, trace), comparison);
    else this.start(new Session(trace, clamped(step, trace), comparison));
    if (this.#isAsked && step >= trace.stepCount) this.correct(step, trace);
  }

  /** Tells that a step was asked for, before the search was known, that it has not; and where it stands instead. */
  private correct(asked: number, { stepCount }: Trace): void {
    this.step = stepCount - 1;
    const detail = { asked, stepCount };
    this.dispatchEvent(new CustomEvent(STEP_CORRECTED, { detail, bubbles: true, composed: true }));
    announceState(this);
  }

  private fail(error: unknown): void {
    this.#error = messageOf(error);
  }

  private start(session: Session): void {
    this.step = session.step;
    session.subscribe(() => {
      if (session.step === this.step) return;
      this.step = session.step;
      this.dispatchEvent(
        new CustomEvent('step-change', { detail: { step: session.step }, bubbles: true, composed: true }),
      );
      announceState(this);
    });
    this.#session = session;
    this.#playback = new Playback(session, clock, () => this.dispatchEvent(new Event(PLAYBACK_CHANGED)));
    this.announce();
  }

  private announce(): void {
    document.dispatchEvent(new Event(SESSION_CHANGED));
  }
}

/** A search that is made at once; null for another, and where the settings are wrong. */
function searchAhead(settings: Settings): Trace | null {
  try {
    return plainTrace(settings);
  } catch {
    return null;
  }
}

function marks(position: string): number {
  return position.match(/[xo]/gi)?.length ?? 0;
}

function clamped(step: number, trace: Trace): number {
  return Math.max(0, Math.min(Math.trunc(step) || 0, trace.stepCount - 1));
}

const clock = {
  get now() {
    return performance.now();
  },
  set: (callback: () => void, milliseconds: number) => window.setTimeout(callback, milliseconds),
  clear: (handle: number) => window.clearTimeout(handle),
};
