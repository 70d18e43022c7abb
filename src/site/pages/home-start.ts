/**
 * The first board of the game on the home page. X is to move, and neither side has made a mistake, so that the search
 * has to find the answers that hold the draw. No lesson asks about a board that follows.
 */
export const homeStart = '..o/.x./...';
