/** Texts to be put into another, each at its place; at the same place in the order in which they came. */
export class Insertions {
  readonly #all: { readonly at: number; readonly text: string; readonly order: number }[] = [];

  add(at: number, text: string): void {
    this.#all.push({ at, text, order: this.#all.length });
  }

  /** Puts a text at a place before all that was put there until now. */
  addFirst(at: number, text: string): void {
    this.#all.push({ at, text, order: -this.#all.length });
  }

  /** The text with all of them in it. */
  into(source: string): string {
    let [text, done] = ['', 0];
    for (const { at, text: added } of this.#all.toSorted((a, b) => a.at - b.at || a.order - b.order)) {
      text += source.slice(done, at) + added;
      done = at;
    }
    return text + source.slice(done);
  }
}
