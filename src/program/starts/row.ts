/** Three moves are left: one wins, one draws, one loses, and eleven calls say which. */
export const threeLeft = 'oxx/.xo/o..';

/** A starting point as its table has it: its key, the call and the position that show it best, and its text when it is fetched. */
export type StartRow = readonly [
  key: string,
  call: string,
  position: string,
  text: () => Promise<{ readonly default: string }>,
];
