import type { Game } from '../../game/index.ts';
import type { Progress } from '../../search/index.ts';

/** How far a search is, with what it takes to say it: the game, for the name of the best move, and the node limit. */
export interface Latest extends Progress {
  readonly game: Game;
  readonly maxNodes: number;
}

/** A hand on a search that takes its time: hears how far it is, and ends it in one of two ways. */
export class SearchWatch {
  /** How far it is; null while it has not said so. */
  latest: Latest | null = null;
  readonly #stopped = new AbortController();
  readonly #forgotten = new AbortController();
  readonly #asked = new AbortController();

  /** `changed` is called whenever `latest` is another; `near` is done when the reader is near what shows the search. */
  constructor(
    private readonly changed: () => void,
    private readonly near: () => Promise<void>,
  ) {}

  /** Is done when the reader is near what shows the search, or somebody asks for it: a long one begins only then. */
  async wanted(): Promise<void> {
    const { signal } = this.#asked;
    if (signal.aborted) return;
    const asked = new Promise((resolve) => signal.addEventListener('abort', resolve));
    await Promise.race([asked, this.near()]);
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

  /** Takes note of how far the search is. */
  tell(latest: Latest): void {
    this.latest = latest;
    this.changed();
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
