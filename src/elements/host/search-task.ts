import type { ReactiveControllerHost } from 'lit';
import { describeError } from '../../words/index.ts';
import { waitUntilNear } from '../kit/nearness.ts';
import { SearchWatch } from './search-watch.ts';
import type { SearchState, SessionHost } from './session-host.ts';

interface SearchUse<Found> {
  readonly receive: (found: Found) => void;
  readonly report: (state: SearchState) => void;
}

/** Runs the search of a host, or its program. A new run replaces the last. */
export class SearchTask<Found> {
  over: Promise<void> = Promise.resolve();
  #state: SearchState = { phase: 'pending' };
  #watch: SearchWatch | null = null;
  #isLong = false;

  constructor(
    private readonly host: SessionHost & ReactiveControllerHost,
    private readonly use: SearchUse<Found>,
  ) {}

  get state(): SearchState {
    return this.#state;
  }

  get hasBegun(): boolean {
    return this.#watch !== null;
  }

  get isUnderWay(): boolean {
    const { phase } = this.#state;
    return this.hasBegun && (phase === 'pending' || phase === 'progress');
  }

  /** True until the search first reports anything, even only that it is long. */
  get isUnknown(): boolean {
    return this.#state.phase === 'pending' && !this.#isLong;
  }

  begin(find: (watch: SearchWatch) => Promise<Found>): void {
    this.#watch?.forget();
    const near = (isLong: boolean) => {
      if (isLong) {
        this.#isLong = true;
        this.host.requestUpdate();
      }
      return waitUntilNear(this.host);
    };
    const watch = new SearchWatch((progress) => this.#report({ phase: 'progress', progress }), near);
    this.#watch = watch;
    this.#isLong = false;
    this.#report({ phase: 'pending' });
    this.over = this.#awaitResult(find(watch), watch);
  }

  startNow(): void {
    this.#watch?.startNow();
  }

  stop(): void {
    this.#watch?.stop();
  }

  async #awaitResult(search: Promise<Found>, { forgotten }: SearchWatch): Promise<void> {
    try {
      const found = await search;
      if (forgotten.aborted) return;
      // A listener may set the step of the new trace.
      this.#state = { phase: 'done' };
      this.use.receive(found);
      this.#report(this.#state);
    } catch (error) {
      if (!forgotten.aborted) this.#report({ phase: 'failed', message: describeError(error) });
    }
  }

  #report(state: SearchState): void {
    this.#state = state;
    this.use.report(state);
  }
}
