import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Size } from './transform.ts';

/**
 * Measures in units of 1/16 rem. The height follows from the width, so the width is measured at an element without
 * height higher up: both changes arrive within one frame, and nothing loops.
 */
export class FrameController implements ReactiveController {
  size: Size = { width: 0, height: 0 };
  /** CSS pixels per unit. */
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
    this.onResize();
  });

  constructor(
    view: ReactiveControllerHost,
    private readonly onResize: () => void,
  ) {
    view.addController(this);
  }

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
