import type { HostProgress } from './session-host.ts';

/** Follows a search: hears how far it is, and ends it in one of two ways. */
export class SearchWatch {
  readonly #stopped = new AbortController();
  readonly #forgotten = new AbortController();
  readonly #asked = new AbortController();

  /** @param near - Called by a search that takes time; done when the reader is near what shows it. */
  constructor(
    readonly tell: (progress: HostProgress) => void,
    private readonly near: (isLong: boolean) => Promise<void>,
  ) {}

  /**
   * Done when the reader is near what shows the search, or somebody asks for it: what takes time begins only then. A
   * long search has its progress shown from now on.
   */
  async wanted(isLong = true): Promise<void> {
    const { signal } = this.#asked;
    if (signal.aborted) return;
    const asked = new Promise((resolve) => signal.addEventListener('abort', resolve));
    await Promise.race([asked, this.near(isLong)]);
  }

  /** Begins the search wherever the reader is. */
  ask(): void {
    this.#asked.abort();
  }

  /** Aborts when the search should end with what it has. */
  get stopped(): AbortSignal {
    return this.#stopped.signal;
  }

  /** Aborts when nobody waits for the search any longer. */
  get forgotten(): AbortSignal {
    return this.#forgotten.signal;
  }

  stop(): void {
    this.#stopped.abort();
  }

  forget(): void {
    this.#forgotten.abort();
  }
}
