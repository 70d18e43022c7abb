import type { PairMessage } from './messages.ts';

/** As many turns as a hand can press within a frame, and then some. */
const MOST_TURNS = 10;

/** A window in the background has no frames, so they are counted by the clock, in milliseconds. */
const FRAME = 16;

/**
 * Messages that wait for a frame, so that no flood of them keeps a window from answering: however many come, a frame
 * follows the latest one of a kind, and as many turns as a hand can press meanwhile.
 */
export class Inbox {
  readonly #latest = new Map<PairMessage['kind'], PairMessage>();
  #turns: PairMessage[] = [];
  #isDue = false;

  /** `tell` is given what waited, in the order in which it came; `later` has something done in another turn. */
  constructor(
    private readonly tell: (message: PairMessage) => void,
    private readonly later: (run: () => void) => void = (run) => void setTimeout(run, FRAME),
  ) {}

  /** Takes a message. */
  put(message: PairMessage): void {
    const { kind } = message;
    if (kind === 'turn') {
      if (this.#turns.length < MOST_TURNS) this.#turns.push(message);
    } else {
      // The latest one stands last.
      this.#latest.delete(kind);
      this.#latest.set(kind, message);
    }
    if (this.#isDue) return;
    this.#isDue = true;
    this.later(() => this.empty());
  }

  private empty(): void {
    const waiting = [...this.#turns, ...this.#latest.values()];
    this.#turns = [];
    this.#latest.clear();
    this.#isDue = false;
    for (const message of waiting) this.tell(message);
  }
}
