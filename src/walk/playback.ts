import { back, first, last, next } from './navigate.ts';
import type { Session } from './session.ts';

export interface Clock {
  readonly now: number;
  readonly set: (callback: () => void, milliseconds: number) => number;
  readonly clear: (handle: number) => void;
}

/** Shortest time between two changes of the step, in ms: screens show no more. */
const FRAME = 1000 / 60;

/** After the page hung, at most this many ms are caught up. */
const STANDSTILL = 250;

/** Moves the cursor `rate` steps a second; if the screen is slower, skips steps between frames. */
export class Playback {
  #rate = 1;
  #direction: 1 | -1 = 1;
  #handle: number | null = null;
  #since = 0;

  constructor(
    private readonly session: Session,
    private readonly clock: Clock,
    private readonly changed: () => void = () => {},
  ) {}

  /** Steps a second. */
  get rate(): number {
    return this.#rate;
  }

  set rate(rate: number) {
    this.#rate = rate;
    this.changed();
  }

  get isPlaying(): boolean {
    return this.#handle !== null;
  }

  /** Starts at the current step, or at the other end if there are no steps left in this direction. */
  play(direction: 1 | -1 = 1): void {
    this.#direction = direction;
    const { session } = this;
    const [way, start] = direction > 0 ? [next, first] : [back, last];
    if (session.step === way(session.trace, session.step, session)) session.go(start);
    if (this.#handle !== null) return;
    this.#since = this.clock.now;
    this.schedule();
    this.changed();
  }

  pause(): void {
    if (this.#handle === null) return;
    this.clock.clear(this.#handle);
    this.#handle = null;
    this.changed();
  }

  private schedule(): void {
    const interval = 1000 / this.#rate;
    const due = this.#since + Math.max(interval, FRAME) - this.clock.now;
    this.#handle = this.clock.set(() => this.tick(interval), Math.max(due, 0));
  }

  private tick(interval: number): void {
    const handle = this.#handle;
    const { session } = this;
    const start = session.step;
    const [way, end] = this.#direction > 0 ? [next, last] : [back, first];
    const due = this.countDueSteps(interval);
    // A listener may pause at one of the steps.
    if (session.hidesReturns)
      for (let steps = 0; steps < due && this.#handle === handle; steps++) session.go(way);
    else session.step = Math.max(0, Math.min(session.trace.stepCount - 1, start + this.#direction * due));
    const isAtEnd = session.step === end(session.trace, start, session);
    if (session.step === start || isAtEnd) this.pause();
    else if (this.#handle === handle) this.schedule();
  }

  private countDueSteps(interval: number): number {
    const { now } = this.clock;
    const passed = Math.min(now - this.#since, Math.max(interval, STANDSTILL));
    const steps = Math.max(1, Math.floor(passed / interval + 1e-6));
    this.#since = now - Math.max(0, passed - steps * interval);
    return steps;
  }
}
