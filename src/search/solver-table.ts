/** What a position may be worth to the side to move: at least and at most, each −1, 0 or 1. */
export type Worth = readonly [least: number, most: number];

/** Every worth there is, by its code in the table. */
const worths = Array.from({ length: 9 }, (_, code): Worth => [Math.floor(code / 3) - 1, (code % 3) - 1]);
const unknown: Worth = [-1, 1];

/**
 * A hash table from keys to bounds, in two typed arrays of nine bytes a slot: open addressing, doubled when it is
 * half full. Keys are whole numbers from 0 up to 2^53.
 */
export class SolverTable {
  size = 0;
  #keys = new Float64Array(1 << 16).fill(-1);
  #bounds = new Int8Array(1 << 16);

  /** The memory it takes. */
  get bytes(): number {
    return this.#keys.byteLength + this.#bounds.byteLength;
  }

  /** The least and the most that a position is worth. */
  get(key: number): Worth {
    const slot = this.#slot(key);
    return this.#keys[slot] === key ? worths[this.#bounds[slot]] : unknown;
  }

  /** Narrows what is known of a position. */
  narrow(key: number, least: number, most: number): void {
    if (2 * (this.size + 1) > this.#keys.length) this.#double();
    const [low, high] = this.get(key);
    const slot = this.#slot(key);
    if (this.#keys[slot] !== key) this.size++;
    this.#keys[slot] = key;
    this.#bounds[slot] = 3 * (Math.max(low, least) + 1) + Math.min(high, most) + 1;
  }

  #slot(key: number): number {
    const mask = this.#keys.length - 1;
    const high = Math.floor(key / 4294967296);
    let slot = Math.imul(key ^ Math.imul(high, 0x9e3779b1) ^ (key >>> 15), 0x85ebca6b);
    for (slot = (slot ^ (slot >>> 13)) & mask; this.#keys[slot] !== key && this.#keys[slot] >= 0;)
      slot = (slot + 1) & mask;
    return slot;
  }

  #double(): void {
    const [keys, bounds] = [this.#keys, this.#bounds];
    this.#keys = new Float64Array(2 * keys.length).fill(-1);
    this.#bounds = new Int8Array(2 * keys.length);
    keys.forEach((key, from) => {
      if (key < 0) return;
      const slot = this.#slot(key);
      this.#keys[slot] = key;
      this.#bounds[slot] = bounds[from];
    });
  }
}
