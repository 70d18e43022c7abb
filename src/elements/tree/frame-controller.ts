import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Size } from './transform.ts';

/**
 * Knows the size of a drawing in units of which a rem has sixteen, so that all of it grows with the type of the page. Its height follows from the width that there is, so the width is measured at an element
 * without height that stands higher up: each is told of its change within one frame, and nothing runs in circles.
 */
export class FrameController implements ReactiveController {
  size: Size = { width: 0, height: 0 };
  /** CSS pixels in a unit. */
  unit = 1;
  #watched: Element | null = null;
  readonly #observer = new ResizeObserver((entries) => {
    const before = this.unit;
    this.unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    let [width, height] = [this.size.width, this.size.height].map((side) => (side * before) / this.unit);
    for (const { target, contentRect } of entries) {
      if (target === this.#watched) height = contentRect.height / this.unit;
      else width = contentRect.width / this.unit;
    }
    this.size = { width, height };
    this.changed();
  });

  constructor(
    view: ReactiveControllerHost,
    /** Called when the size is another. */
    private readonly changed: () => void,
  ) {
    view.addController(this);
  }

  /** Measures the width at the one element and the height at the other, from now on. */
  watch(probe: Element, drawing: Element): void {
    if (drawing === this.#watched) return;
    this.#observer.disconnect();
    this.#watched = drawing;
    this.#observer.observe(probe);
    this.#observer.observe(drawing);
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    this.#watched = null;
  }
}
