/** Texts to be put into another, each at its place, or instead of a part of it; at the same place in the order in which they came. */
export class Insertions {
  readonly #all: {
    readonly at: number;
    readonly to: number;
    readonly text: string;
    readonly order: number;
  }[] = [];

  add(at: number, text: string): void {
    this.replace(at, at, text);
  }

  /** Puts a text where another stands; nothing else may be put into that. */
  replace(at: number, to: number, text: string): void {
    this.#all.push({ at, to, text, order: this.#all.length });
  }

  /** Puts a text at a place before all that was put there until now. */
  addFirst(at: number, text: string): void {
    this.#all.push({ at, to: at, text, order: -this.#all.length });
  }

  /** The text with all of them in it. */
  into(source: string): string {
    let [text, done] = ['', 0];
    for (const { at, to, text: added } of this.#all.toSorted((a, b) => a.at - b.at || a.order - b.order)) {
      text += source.slice(done, at) + added;
      done = to;
    }
    return text + source.slice(done);
  }
}
