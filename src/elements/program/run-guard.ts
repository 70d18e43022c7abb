import { CLOCK_PATIENCE, usualLimits, type ProgramLimits, type ProgramNews } from '../../program/index.ts';

/** Time beyond its limit before a worker is terminated, in ms. */
const GRACE = 3000;

/** Most events and characters to take from a worker, and what a message counts for itself. */
const MOST_RECEIVED = 150_000_000;
const MESSAGE = 1000;

/** Stops a program that evades the limits of its recorder. */
export class RunGuard {
  /** The limit that the program went beyond; null as long as it keeps to all. */
  exceeded: 'clock' | 'memory' | null = null;
  readonly #stop = new AbortController();
  /** In ms. */
  readonly #loading: number;
  readonly #running: number;
  #hasBegun = false;
  #received = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ seconds, outside = usualLimits.outside }: ProgramLimits) {
    // The top level is run again after trials, and for its lines.
    this.#loading = 3 * 1000 * CLOCK_PATIENCE * outside;
    this.#running = 1000 * CLOCK_PATIENCE * seconds;
  }

  /** Aborted when a limit is exceeded. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** Whether what a worker sent is still to be read. */
  admit(news: ProgramNews): boolean {
    this.#received += measure(news);
    if (this.#received > MOST_RECEIVED) this.#exceed('memory');
    if (news.kind === 'begun') {
      this.#hasBegun = true;
      this.#limitTime(this.#running + GRACE);
    }
    // Up to here the language was fetched and started, which does not count as the program's work.
    if (news.kind === 'restart' && !this.#hasBegun)
      this.#limitTime(this.#loading + this.#running + 3 * GRACE);
    return this.exceeded !== 'memory';
  }

  release(): void {
    clearTimeout(this.#timer);
  }

  #limitTime(milliseconds: number): void {
    this.release();
    this.#timer = setTimeout(() => this.#exceed('clock'), milliseconds);
  }

  #exceed(limit: 'clock' | 'memory'): void {
    this.exceeded ??= limit;
    this.#stop.abort();
  }
}

function measure(news: ProgramNews): number {
  const printed = 'printed' in news ? sumLengths(news.printed.map(({ text }) => text)) : 0;
  const calls =
    news.kind === 'block' ? news.block.length + sumLengths(news.argumentTexts) + sumLengths(news.values) : 0;
  return MESSAGE + printed + calls;
}

function sumLengths(texts: readonly string[]): number {
  return texts.reduce((sum, { length }) => sum + length, 0);
}
