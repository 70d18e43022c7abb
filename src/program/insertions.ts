/** Edits of a text by offset. Those at the same offset keep their order. */
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

  /** Nothing else may be inserted into the replaced part. */
  replace(at: number, to: number, text: string): void {
    this.#all.push({ at, to, text, order: this.#all.length });
  }

  /** Inserts before everything inserted there so far. */
  addFirst(at: number, text: string): void {
    this.#all.push({ at, to: at, text, order: -this.#all.length });
  }

  applyTo(source: string): string {
    let [text, done] = ['', 0];
    for (const { at, to, text: added } of this.#all.toSorted((a, b) => a.at - b.at || a.order - b.order)) {
      text += source.slice(done, at) + added;
      done = to;
    }
    return text + source.slice(done);
  }
}
