import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Frame } from './clear-view.ts';

/**
 * Measures in units of 1/16 rem. The height follows from the width, so the width is measured at an element without
 * height higher up: both changes arrive within one frame, and nothing loops. Each part over the frame reports its size
 * when it appears and disappears, too.
 */
export class FrameController implements ReactiveController {
  size: Frame = { width: 0, height: 0, covers: [] };
  /** CSS pixels per unit. */
  unit = 1;
  #watched: Element | null = null;
  #probe: Element | null = null;
  #overlays: readonly Element[] = [];
  readonly #observer = new ResizeObserver((entries) => {
    const before = this.unit;
    this.unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    let [width, height] = [this.size.width, this.size.height].map((side) => (side * before) / this.unit);
    for (const { target, contentRect } of entries) {
      if (target === this.#watched) height = contentRect.height / this.unit;
      else if (target === this.#probe) width = contentRect.width / this.unit;
    }
    this.size = { width, height, covers: this.measureCovers() };
    this.onResize();
  });

  constructor(
    view: ReactiveControllerHost,
    private readonly onResize: () => void,
  ) {
    view.addController(this);
  }

  watch(probe: Element, drawing: Element, overlays: readonly Element[]): void {
    if (drawing !== this.#watched) {
      this.#observer.disconnect();
      this.#watched = drawing;
      this.#probe = probe;
      this.#overlays = [];
      this.#observer.observe(probe);
      this.#observer.observe(drawing);
    }
    for (const each of overlays) if (!this.#overlays.includes(each)) this.#observer.observe(each);
    this.#overlays = overlays;
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    this.#watched = null;
  }

  private measureCovers() {
    const frame = this.#watched!.getBoundingClientRect();
    return this.#overlays.flatMap((overlay) => {
      const { left, right, top, bottom } = overlay.getBoundingClientRect();
      if (left === right || top >= frame.bottom || bottom <= frame.top) return [];
      const [x, y, unit] = [frame.left, frame.top, this.unit];
      return {
        left: (left - x) / unit,
        right: (right - x) / unit,
        top: (top - y) / unit,
        bottom: (bottom - y) / unit,
      };
    });
  }
}
