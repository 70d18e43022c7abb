import type { HostProgress } from './session-host.ts';

/** A hand on a search that takes its time: hears how far it is, and ends it in one of two ways. */
export class SearchWatch {
  readonly #stopped = new AbortController();
  readonly #forgotten = new AbortController();
  readonly #asked = new AbortController();

  /** `tell` is called with how far the search is; `near` is done when the reader is near what shows the search. */
  constructor(
    readonly tell: (progress: HostProgress) => void,
    private readonly near: (isLong: boolean) => Promise<void>,
  ) {}

  /**
   * Is done when the reader is near what shows the search, or somebody asks for it: what takes time begins only then. A
   * long one has its progress shown from now on.
   */
  async wanted(isLong = true): Promise<void> {
    const { signal } = this.#asked;
    if (signal.aborted) return;
    const asked = new Promise((resolve) => signal.addEventListener('abort', resolve));
    await Promise.race([asked, this.near(isLong)]);
  }

  /** Asks for the search, wherever the reader is. */
  ask(): void {
    this.#asked.abort();
  }

  /** Aborts when the search is to end with what it has. */
  get stopped(): AbortSignal {
    return this.#stopped.signal;
  }

  /** Aborts when nobody waits for the search any more. */
  get forgotten(): AbortSignal {
    return this.#forgotten.signal;
  }

  /** Ends the search with what it has. */
  stop(): void {
    this.#stopped.abort();
  }

  /** Gives the search up. */
  forget(): void {
    this.#forgotten.abort();
  }
}
