import { back, next } from './navigate.ts';
import type { Session } from './session.ts';

/** What playback needs of a clock: to be called again after some milliseconds, and to call that off. */
export interface Clock {
  readonly set: (callback: () => void, milliseconds: number) => number;
  readonly clear: (handle: number) => void;
}

/** Moves a session's cursor by itself, forwards or backwards, at a number of steps a second. */
export class Playback {
  #rate = 1;
  #direction: 1 | -1 = 1;
  #handle: number | null = null;

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
    this.#handle = this.clock.set(() => this.tick(), 1000 / this.#rate);
  }

  private tick(): void {
    const handle = this.#handle;
    const moved = this.session.go(this.#direction > 0 ? next : back);
    const { step, trace } = this.session;
    const isAtEnd = step === (this.#direction > 0 ? trace.stepCount - 1 : 0);
    if (!moved || isAtEnd) this.pause();
    else if (this.#handle === handle) this.schedule();
  }
}
