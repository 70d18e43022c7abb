import { Session, keepInStep } from '../../walk/index.ts';

/** The session of the right search of a comparison, which goes along with that of the left one. */
export class Companion {
  #session: Session | null = null;

  /** The right session; null before the first comparison. */
  get session(): Session | null {
    return this.#session;
  }

  /** Takes the right side of what the left session compares. */
  accompany(session: Session | null): void {
    const comparison = session?.comparison;
    if (!comparison || this.#session?.comparison === comparison.mirror) return;
    const { right, mirror } = comparison;
    const step = comparison.rightStep(session.step);
    if (this.#session) this.#session.load(right, step, mirror);
    else {
      this.#session = new Session(right, step, mirror);
      keepInStep(session, this.#session);
    }
  }
}
