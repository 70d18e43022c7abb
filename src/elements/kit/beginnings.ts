import { ownTask } from './turn.ts';

/** The parts of one widget, each of which begins in a turn of its own: only the first in that of the widget. */
export class OneByOne<Part> {
  /** Done when all that have been asked for may begin. */
  done: Promise<void> = Promise.resolve();
  readonly #asked = new Set<Part>();
  readonly #begun = new Set<Part>();

  /** @param tell - Called when another part may begin. */
  constructor(private readonly tell: () => void) {}

  /** Whether a part may begin, or has begun; if not, it gets its turn. */
  has(part: Part): boolean {
    if (this.#asked.size === 0) this.#begun.add(part);
    else if (!this.#asked.has(part)) this.done = this.#begin(part);
    this.#asked.add(part);
    return this.#begun.has(part);
  }

  async #begin(part: Part): Promise<void> {
    await ownTask();
    this.#begun.add(part);
    this.tell();
  }
}
