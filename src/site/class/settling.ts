/** In milliseconds, from the moment it is drawn. */
const SETTLING = 600;

/**
 * Blocks the next turn for a moment after something new was shown, so that an accidental second press does not skip it.
 */
export class Settling {
  #isOn = false;
  #timer = 0;

  constructor(private readonly tellChange: () => void) {}

  get isOn(): boolean {
    return this.#isOn;
  }

  async begin(shown: { readonly updateComplete: Promise<unknown> }): Promise<void> {
    clearTimeout(this.#timer);
    this.#isOn = true;
    this.tellChange();
    await shown.updateComplete;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.#isOn = false;
      this.tellChange();
    }, SETTLING);
  }
}
