import type { Literal } from './literal.ts';
import type { Representation } from './representation.ts';

/** Where a board is kept, and who made it. */
export type Place = Pick<Representation, 'frame' | 'globalBoard' | 'like' | 'made' | 'holder' | 'isOwn'>;

export const ELSEWHERE: Place = {
  frame: null,
  globalBoard: null,
  like: null,
  made: null,
  holder: null,
  isOwn: false,
};

/** Missing values, as in a map that holds only what is taken. */
export const MISSING: readonly Literal[] = Array.from({ length: 9 });
