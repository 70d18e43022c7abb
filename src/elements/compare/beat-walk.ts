import { html, nothing, type ReactiveController, type ReactiveControllerHost } from 'lit';
import {
  describeComparedStep,
  makeBeats,
  type Beat,
  type Comparison,
  type Session,
} from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { preference } from '../kit/preferences.ts';
import type { SessionHost } from '../host/session-host.ts';

/** Walks the beats that show why two searches differ. Going to any other step leaves them. */
export class BeatWalk implements ReactiveController {
  #at = -1;
  #comparison: Comparison | null = null;

  constructor(private readonly host: ReactiveControllerHost & SessionHost) {
    host.addController(this);
  }

  hostUpdate(): void {
    const { session } = this.host;
    if (this.#at < 0 || !session) return;
    const beat = this.listBeats(session)[this.#at];
    if (this.#comparison !== session.comparison || beat?.step !== session.step) this.#at = -1;
  }

  /** The sentence of the beat, or of the step outside the walk. */
  describeStep(session: Session, comparison: Comparison) {
    const beat = this.listBeats(session)[this.#at];
    return beat?.text ?? describeComparedStep(comparison, session.step, preference('naming'));
  }

  /** Nothing without beats: what is said about the two choices says why. */
  renderButton(session: Session) {
    const { show, next, done } = words.beats;
    const beats = this.listBeats(session);
    if (beats.length === 0) return nothing;
    const isLast = this.#at === beats.length - 1;
    const name = this.#at < 0 ? show : isLast ? done : next(this.#at + 1, beats.length);
    return html`<button class="why-button" title=${show} @click=${() => this.advance(session, beats)}>
      ${name}
    </button>`;
  }

  private advance(session: Session, beats: readonly Beat[]): void {
    this.#at = this.#at + 1 < beats.length ? this.#at + 1 : -1;
    this.#comparison = session.comparison;
    this.host.playback?.pause();
    const beat = beats[this.#at];
    if (beat) session.step = beat.step;
    this.host.requestUpdate();
  }

  private listBeats({ comparison }: Session): readonly Beat[] {
    return comparison ? makeBeats(comparison, preference('naming')) : [];
  }
}
