import { ownTask } from '../kit/later.ts';

/** How large the chart of a timeline is, in CSS pixels. */
export interface ChartSize {
  readonly width: number;
  /** The height of a row. */
  readonly row: number;
  /** How much larger than usual the type is. */
  readonly type: number;
}

/** Measures the chart of a timeline, from when it is there on. */
export class TimelineMeter {
  /** Done when the chart was measured for the first time, which has a turn of its own because all is painted after it. */
  begun: Promise<void> = Promise.resolve();
  #chart: HTMLElement | null = null;
  /** Measures at once, when all is laid out, and tells in the next frame: what is drawn then may resize other views. */
  readonly #observer = new ResizeObserver(() => {
    const size = this.#measure();
    requestAnimationFrame(() => this.tell(size));
  });

  constructor(
    private readonly rows: () => number,
    /** Called with what was measured, be it as before or not. */
    private readonly tell: (size: ChartSize) => void,
  ) {}

  watch(chart: HTMLElement): void {
    this.#chart = chart;
    this.#observer.disconnect();
    this.begun = this.#begin(chart);
  }

  async #begin(chart: HTMLElement): Promise<void> {
    await ownTask();
    this.tell(this.#measure());
    this.#observer.observe(chart);
  }

  #measure(): ChartSize {
    const chart = this.#chart!;
    return {
      width: chart.clientWidth,
      row: chart.getBoundingClientRect().height / this.rows(),
      type: parseFloat(getComputedStyle(chart).fontSize) / 12,
    };
  }
}
