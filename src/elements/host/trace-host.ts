import { type PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import type { Trace } from '../../search/index.ts';
import { Playback, readStep, Session, type Comparison, type Fault } from '../../walk/index.ts';
import { announceState, describeUnknownKey, type Addressable } from './addressable.ts';
import { FocusKeeper } from '../kit/kept-focus.ts';
import { PlyElement } from '../kit/ply-element.ts';
import { followKeys } from './keys.ts';
import { SearchTask } from './search-task.ts';
import type { SearchWatch } from './search-watch.ts';
import { hosts, type SearchState, type SessionHost } from './session-host.ts';
import { sendEvent } from '../kit/send-event.ts';

/** What a host has found: the trace, or null, and the comparison whose left side it is. */
export interface HostResult {
  readonly trace: Trace | null;
  readonly comparison: Comparison | null;
  readonly faults?: readonly Fault[];
  /** Where the reader starts, unless they asked for a step. */
  readonly step?: number;
}

/**
 * An element that holds a trace, from whatever source, and the reader's step in it; it keeps the last trace until
 * there is another. The keys of `keys.ts` work while the focus is anywhere inside.
 *
 * @fires ply-search-change - After a search began, progressed, finished or failed; `detail.phase` is `pending`, `progress`, `done` or `failed`.
 * @fires ply-step-change - After the step changed, for whatever reason; `detail.step` is the step, from 0, of `detail.stepCount`; `detail.asked` is the requested step if the search turned out to be shorter.
 * @fires ply-state-change - After something changed that the address of a page can hold.
 * @fires ply-playback-change - After playback started, stopped or changed its speed.
 */
export abstract class TraceHost extends PlyElement implements SessionHost, Addressable {
  readonly stateKeys: readonly string[] = ['step'];
  readonly mainKey: string | null = 'step';
  protected readonly search = new SearchTask<HostResult>(this, {
    receive: (found) => this.loadResult(found),
    report: (state) => this.announceSearch(state),
  });
  #session: Session | null = null;
  #playback: Playback | null = null;
  #requestedStep: number | null = null;
  /** Whether the running search has a different tree, so the step starts over. */
  #isOtherTree = false;
  #announcedStep = 0;

  constructor() {
    super();
    followKeys(this, () => this);
    this.addController(new FocusKeeper(this));
  }

  /** The session that the views share; null before the first update and while nothing can be searched. */
  get session(): Session | null {
    return this.#session;
  }

  /** Plays the session; null before the first update and while nothing can be searched. */
  get playback(): Playback | null {
    return this.#playback;
  }

  /** The step to start at, from 0; once loaded, the session's step. While another search runs, it is the last one's. */
  @property({ type: Number, noAccessor: true })
  get step(): number {
    return this.#session?.step ?? this.#requestedStep ?? 0;
  }

  set step(step: number) {
    this.#requestedStep = Math.max(0, Math.trunc(step) || 0);
    if (!this.isSearching) this.goToRequestedStep();
  }

  /** The state of the search. */
  get searchState(): SearchState {
    return this.search.state;
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
    const { searchState } = this;
    return searchState.phase === 'failed' ? searchState.message : null;
  }

  /** The step, unless the element began at it. */
  get stateParts(): ReadonlyMap<string, string> {
    const step = `${this.step}`;
    return new Map(step === this.beginning('step') ? [] : [['step', step]]);
  }

  beginning(key: string): string {
    return `${Number(this.getAttribute(key)) || 0}`;
  }

  restore(key: string, value: string): string | null {
    if (key !== this.mainKey) return describeUnknownKey(this, key);
    const step = readStep(value, this.trace && !this.isSearching ? this.stepCount : Infinity);
    if (typeof step === 'string') return step;
    this.step = step;
    return null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    hosts.add(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#playback?.pause();
    hosts.delete(this);
  }

  /** Whether another search is running, or may start at the next update. */
  protected get isSearching(): boolean {
    return this.isUpdatePending || this.search.isUnderWay;
  }

  /** Replaces the running search; in another tree it starts at the first step. */
  protected begin(find: (watch: SearchWatch) => Promise<HostResult>, isOtherTree: boolean): void {
    this.#isOtherTree ||= isOtherTree;
    this.search.begin(find);
  }

  /** An update is complete when the search is finished. Awaiting it starts the search. */
  protected override async getUpdateComplete(): Promise<boolean> {
    let isComplete: boolean;
    do {
      isComplete = await super.getUpdateComplete();
      this.search.startNow();
      await this.search.over;
    } while (this.isUpdatePending);
    return isComplete;
  }

  protected override shouldUpdate(_changed: PropertyValues<this>): boolean {
    if (!this.search.isUnderWay) this.goToRequestedStep();
    return true;
  }

  private goToRequestedStep(): void {
    const session = this.#session;
    if (!session || this.#requestedStep === null) return;
    session.step = clampStep(this.#requestedStep, session.trace);
    this.#requestedStep = null;
  }

  /** Ends a search under way, and forgets the last one. */
  protected forgetResult(): void {
    this.begin(() => Promise.resolve({ trace: null, comparison: null }), true);
    this.forgetSession();
  }

  protected forgetSession(): void {
    this.#playback?.pause();
    [this.#session, this.#playback, this.#requestedStep] = [null, null, null];
    this.#announcedStep = 0;
    hosts.notify();
  }

  protected chooseTrace(trace: Trace): Trace {
    return trace;
  }

  /** The step stays if only scores changed, and starts over in another tree. */
  private loadResult(found: HostResult): void {
    const { comparison, faults = null } = found;
    if (!found.trace) return;
    const trace = this.chooseTrace(found.trace);
    const asked = this.#requestedStep;
    const usual = this.#isOtherTree ? 0 : this.step;
    // Step 0 is the default, so a request for it does not override a better start.
    const step = clampStep((found.step === undefined ? asked : asked || null) ?? found.step ?? usual, trace);
    const isElsewhere = !this.#session && step !== this.step;
    this.#requestedStep = null;
    this.#isOtherTree = false;
    const isShorter = asked !== null && asked > step;
    if (isShorter || !this.#session) this.#announcedStep = step;
    if (this.#session) this.#session.load(trace, step, comparison, faults);
    else this.startSession(new Session(trace, step, comparison, faults));
    if (isShorter) this.announceStep(asked);
    else if (isElsewhere) this.announceStep();
  }

  private announceSearch(state: SearchState): void {
    sendEvent(this, 'ply-search-change', state);
    this.requestUpdate();
  }

  private announceStep(asked: number | null = null): void {
    const { step, stepCount } = this;
    this.#announcedStep = step;
    sendEvent(this, 'ply-step-change', { step, stepCount, asked });
    announceState(this);
  }

  private startSession(session: Session): void {
    session.subscribe(() => {
      if (session.step !== this.#announcedStep) this.announceStep();
    });
    this.#session = session;
    const playback = new Playback(session, clock, () => {
      const { isPlaying, rate } = playback;
      sendEvent(this, 'ply-playback-change', { isPlaying, rate });
    });
    this.#playback = playback;
    hosts.notify();
  }
}

function clampStep(step: number, { stepCount }: Trace): number {
  return Math.min(step, stepCount - 1);
}

const clock = {
  get now() {
    return performance.now();
  },
  set: (callback: () => void, milliseconds: number) => window.setTimeout(callback, milliseconds),
  clear: (handle: number) => window.clearTimeout(handle),
};
