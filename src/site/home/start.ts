/**
 * The first board of the game on the home page: X is to move and can win. No lesson asks about a board that follows.
 */
export const homeStart = '.../.x./.o.';
