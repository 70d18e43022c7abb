import { Session } from '../../walk/index.ts';

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

/**
 * Keeps the two sessions of a comparison at the same moment of their searches: whichever moves takes the other along.
 * While they are loaded one after the other, nothing moves.
 */
function keepInStep(left: Session, right: Session): void {
  let isFollowing = false;
  const follow = (leader: Session, follower: Session) => {
    const { comparison, step } = leader;
    if (isFollowing || comparison?.right !== follower.trace) return;
    isFollowing = true;
    follower.step = comparison.rightStep(step);
    isFollowing = false;
  };
  left.subscribe(() => follow(left, right));
  right.subscribe(() => follow(right, left));
}
