import type { HostProgress } from './session-host.ts';

export class SearchWatch {
  readonly #stopped = new AbortController();
  readonly #forgotten = new AbortController();
  readonly #started = new AbortController();

  /** @param near - Called by a search that takes time; resolves when the reader is near what shows it. */
  constructor(
    readonly report: (progress: HostProgress) => void,
    private readonly near: (isLong: boolean) => Promise<void>,
  ) {}

  /**
   * Resolves when the reader is near or requests the search; slow work starts only then. A long search shows progress.
   */
  async waitUntilWanted(isLong = true): Promise<void> {
    const { signal } = this.#started;
    if (signal.aborted) return;
    const asked = new Promise((resolve) => signal.addEventListener('abort', resolve));
    await Promise.race([asked, this.near(isLong)]);
  }

  startNow(): void {
    this.#started.abort();
  }

  /** Aborts when the search should end with the result so far. */
  get stopped(): AbortSignal {
    return this.#stopped.signal;
  }

  /** Aborts when the search is no longer needed. */
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
