/** The clock ends work that takes this many times as long as on a usual computer. */
export const CLOCK_PATIENCE = 10;

/**
 * Ends a program after as much work as a usual computer does in a time, so that one that is ten times slower gets the
 * same verdict. The clock ends only what takes longer still.
 */
export class WorkLimit {
  #allowed = Infinity;
  #looks = 0;
  #deadline = Infinity;
  /** The limit that ended the work; null if none did. */
  ended: 'work' | 'clock' | null = null;

  /** @param looksPerMillisecond - How often the engine of a language looks at its limit on a usual computer. */
  constructor(private readonly looksPerMillisecond: number) {}

  start(milliseconds: number): void {
    this.#allowed = milliseconds * this.looksPerMillisecond;
    this.#looks = 0;
    this.#deadline = performance.now() + CLOCK_PATIENCE * milliseconds;
    this.ended = null;
  }

  stop(): void {
    [this.#allowed, this.#deadline] = [Infinity, Infinity];
  }

  /** The work since the start, as milliseconds of a usual computer. */
  get spent(): number {
    return this.#looks / this.looksPerMillisecond;
  }

  /** Called at each check of the engine; returns whether the work must end. */
  look(): boolean {
    if (this.#allowed === Infinity) return false;
    if (this.#looks++ >= this.#allowed) this.ended ??= 'work';
    else if (performance.now() > this.#deadline) this.ended ??= 'clock';
    return this.ended !== null;
  }
}
