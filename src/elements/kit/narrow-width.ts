import type { LitElement, ReactiveController } from 'lit';

/** Watches whether an element is narrower than a length in rem; redraws it when that changes. */
export class NarrowWidth implements ReactiveController {
  #isNarrow = false;
  readonly #observer = new ResizeObserver(([{ contentRect }]) => this.measure(contentRect.width));

  constructor(
    private readonly host: LitElement,
    private readonly rem: number,
  ) {
    host.addController(this);
  }

  get isNarrow(): boolean {
    return this.#isNarrow;
  }

  hostConnected(): void {
    this.measure(this.host.clientWidth);
    this.#observer.observe(this.host);
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
  }

  private measure(width: number): void {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const isNarrow = width > 0 && width < this.rem * rem;
    if (isNarrow === this.#isNarrow) return;
    this.#isNarrow = isNarrow;
    this.host.requestUpdate();
  }
}
