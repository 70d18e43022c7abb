import type { Session } from './session.ts';

/** What playback needs of a clock: the time, to be called again after some milliseconds, and to call that off. */
export interface Clock {
  /** In milliseconds, from any moment on. */
  readonly now: number;
  readonly set: (callback: () => void, milliseconds: number) => number;
  readonly clear: (handle: number) => void;
}

/** No two changes of the step come sooner after one another than a screen shows them, in milliseconds. */
const FRAME = 1000 / 60;

/** Of a standstill of the machine no more than this is made up for. */
const STANDSTILL = 250;

/**
 * Moves a session's cursor by itself, forwards or backwards, at a number of steps a second. What a screen is too slow
 * to show is left out: between two frames the cursor moves by as many steps as the time that passed has room for.
 */
export class Playback {
  #rate = 1;
  #direction: 1 | -1 = 1;
  #handle: number | null = null;
  /** When the last step was due. */
  #since = 0;

  constructor(
    private readonly session: Session,
    private readonly clock: Clock,
    /** Called when playing starts or stops, by itself or by a reader, and when the rate changes. */
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

  /** Starts at the present step; from the end in that direction it begins again at the other end. */
  play(direction: 1 | -1 = 1): void {
    this.#direction = direction;
    const { session } = this;
    const [start, end] = [0, session.trace.stepCount - 1];
    if (session.step === (direction > 0 ? end : start)) session.step = direction > 0 ? start : end;
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

  /** Moves on by the steps that are due, at the interval that held when the clock was set. */
  private tick(interval: number): void {
    const handle = this.#handle;
    const { session } = this;
    const last = session.trace.stepCount - 1;
    const start = session.step;
    session.step = Math.max(0, Math.min(last, start + this.#direction * this.due(interval)));
    const isAtEnd = session.step === (this.#direction > 0 ? last : 0);
    if (session.step === start || isAtEnd) this.pause();
    else if (this.#handle === handle) this.schedule();
  }

  /** How many steps the time since the last one has room for, at least one. */
  private due(interval: number): number {
    const { now } = this.clock;
    const passed = Math.min(now - this.#since, Math.max(interval, STANDSTILL));
    const steps = Math.max(1, Math.floor(passed / interval + 1e-6));
    this.#since = now - Math.max(0, passed - steps * interval);
    return steps;
  }
}
