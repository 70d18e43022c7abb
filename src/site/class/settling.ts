/** In milliseconds, from when it is drawn. */
const SETTLING = 600;

/** After the class was shown something new, nothing replaces it for a moment: a second press of the same hand would skip it. */
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
