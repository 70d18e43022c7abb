import { bestOfMoves, finished, type RuleMaker } from '../stages.ts';

/**
 * A 0 is read as "no score yet", as `if score:` reads it in Python. A draw then goes on into the loop, finds no move
 * there, and returns the infinity that its best began with.
 */
export const drawAsUnfinished: RuleMaker = (options) => (position, ply, probe) =>
  finished(position, ply, options) || bestOfMoves(position, options, probe);
