import type { Session } from '../session.ts';

/**
 * Keeps the two sessions of a comparison at the same moment of their searches: whichever moves takes the other along.
 * While they are loaded one after the other, nothing moves.
 */
export function keepInStep(left: Session, right: Session): void {
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
