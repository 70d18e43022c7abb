import type { ReactiveControllerHost } from 'lit';
import { messageOf } from '../../words/index.ts';
import { whenNear } from '../kit/later.ts';
import { SearchWatch } from './search-watch.ts';
import type { SearchState, SessionHost } from './session-host.ts';

/** How a host uses its search. */
interface SearchUse<Found> {
  /** Called with what was found, once the search is over. */
  readonly take: (found: Found) => void;
  /** Called with each state of the search. */
  readonly tell: (state: SearchState) => void;
}

/** The search of a host, or the run of its program: one at a time, each in place of the one before. */
export class SearchTask<Found> {
  /** Done when the last search is over or was given up. */
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

  /** Whether nothing is known of the search yet, not even that it is a long one. */
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
      return whenNear(this.host);
    };
    const watch = new SearchWatch((progress) => this.#tell({ phase: 'progress', progress }), near);
    this.#watch = watch;
    this.#isLong = false;
    this.#tell({ phase: 'pending' });
    this.over = this.#await(find(watch), watch);
  }

  /** Begins a search that waits until the reader is near. */
  ask(): void {
    this.#watch?.ask();
  }

  /** Ends the search with what it has. */
  stop(): void {
    this.#watch?.stop();
  }

  async #await(search: Promise<Found>, { forgotten }: SearchWatch): Promise<void> {
    try {
      const found = await search;
      if (forgotten.aborted) return;
      // A listener to the new trace may set the step in it.
      this.#state = { phase: 'done' };
      this.use.take(found);
      this.#tell(this.#state);
    } catch (error) {
      if (!forgotten.aborted) this.#tell({ phase: 'failed', message: messageOf(error) });
    }
  }

  #tell(state: SearchState): void {
    this.#state = state;
    this.use.tell(state);
  }
}
