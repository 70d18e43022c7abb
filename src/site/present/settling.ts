/**
 * Scrolls again whenever what is on the screen takes another size, from when it came there until somebody does
 * something with it: widgets find their size a moment after they are shown.
 */
export class Settling {
  #isOver = false;

  constructor(
    article: Element,
    private readonly scroll: () => void,
    signal: AbortSignal,
  ) {
    const observer = new ResizeObserver(() => this.settle());
    observer.observe(article);
    signal.addEventListener('abort', () => observer.disconnect());
    for (const event of ['pointerdown', 'keydown', 'wheel'])
      article.addEventListener(event, () => (this.#isOver = true), { signal, capture: true, passive: true });
  }

  /** Scrolls to where it is now, unless somebody has done something. */
  settle(): void {
    if (!this.#isOver) this.scroll();
  }

  /** Scrolls to what has come to the screen. */
  begin(): void {
    this.#isOver = false;
    this.scroll();
  }
}
