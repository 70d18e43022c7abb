import { easeCubicOut } from 'd3';
import { viewBetween, type TimelineView } from '../layout/index.ts';

/** How long a view takes to move, in milliseconds. */
const DURATION = 220;

/** Moves a view softly to another, at once where the reader wants less motion. Any new move ends the one before. */
export class TimelineMotion {
  #frame = 0;
  #target: TimelineView | null = null;

  constructor(private readonly show: (view: TimelineView) => void) {}

  /** Where the view is going, or null while it rests. */
  get target(): TimelineView | null {
    return this.#target;
  }

  go(from: TimelineView, to: TimelineView): void {
    this.stop();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return this.show(to);
    this.#target = to;
    const start = performance.now();
    const frame = (now: number): void => {
      const time = Math.max(0, Math.min(1, (now - start) / DURATION));
      if (time < 1) this.#frame = requestAnimationFrame(frame);
      else this.#target = null;
      this.show(viewBetween(from, to, easeCubicOut(time)));
    };
    this.#frame = requestAnimationFrame(frame);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#target = null;
  }
}
