import { Session } from '../../walk/index.ts';

/** The right session of a comparison, kept in step with the left one. */
export class Companion {
  #session: Session | null = null;

  get session(): Session | null {
    return this.#session;
  }

  followLeft(session: Session | null): void {
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

/** Moving either session moves the other. Does nothing while they are being loaded one after the other. */
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
