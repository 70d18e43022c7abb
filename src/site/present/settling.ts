/** After how many frames without a change the screen is taken to be at rest. */
const REST = 120;

/**
 * Scrolls again while what is on the screen takes another size, from when it came there until it is at rest or somebody
 * does something with it: widgets find their size a moment after they are shown. It looks once a frame: an observer of
 * all would be told of a size in the middle of its change, before the widgets inside have answered to theirs.
 */
export class Settling {
  #isOver = false;
  #height = 0;
  #frames = 0;
  #request = 0;

  constructor(
    private readonly article: Element,
    private readonly scroll: () => void,
    signal: AbortSignal,
  ) {
    signal.addEventListener('abort', () => cancelAnimationFrame(this.#request));
    for (const event of ['pointerdown', 'keydown', 'wheel'])
      article.addEventListener(event, () => (this.#isOver = true), { signal, capture: true, passive: true });
  }

  /** Scrolls to where it is now, and again until it is at rest, unless somebody has done something. */
  settle(): void {
    if (this.#isOver) return;
    this.scroll();
    this.#frames = 0;
    cancelAnimationFrame(this.#request);
    this.#request = requestAnimationFrame(this.#look);
  }

  /** Scrolls to what has come to the screen. */
  begin(): void {
    this.#isOver = false;
    this.settle();
  }

  readonly #look = (): void => {
    if (this.#isOver) return;
    const height = this.article.clientHeight;
    if (height === this.#height) this.#frames++;
    else {
      this.#height = height;
      this.#frames = 0;
      this.scroll();
    }
    if (this.#frames < REST) this.#request = requestAnimationFrame(this.#look);
  };
}
