/** Where the game on the home page begins: X is to move and can win. No lesson asks about a board that it leads to. */
export const homeStart = '.../.x./.o.';
