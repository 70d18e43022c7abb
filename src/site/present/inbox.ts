import type { PairMessage } from './pair-messages.ts';

/** Most turns within a frame: more than anyone can press. */
const MOST_TURNS = 10;

/** In milliseconds: a window in the background has no animation frames. */
const FRAME = 16;

/** Passes on the latest message of each kind and a few turns per frame, so that a flood can't freeze the window. */
export class Inbox {
  readonly #latest = new Map<PairMessage['kind'], PairMessage>();
  #turns: PairMessage[] = [];
  #isDue = false;

  constructor(
    private readonly tell: (message: PairMessage) => void,
    private readonly later: (run: () => void) => void = (run) => void setTimeout(run, FRAME),
  ) {}

  put(message: PairMessage): void {
    const { kind } = message;
    if (kind === 'turn') {
      if (this.#turns.length < MOST_TURNS) this.#turns.push(message);
    } else {
      // Moves the latest one to the end.
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
