/** Numbers that look random and follow from a seed alone (the generator mulberry32). */
export class Random {
  #state: number;

  /** @param seed a whole number from 0 to 2³² − 1 */
  constructor(readonly seed: number) {
    this.#state = seed;
  }

  /** A number from 0 up to, but not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 up to, but not including, a limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** One of a list, which must not be empty. */
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)];
  }
}
