import { bestOfMoves, finished, type RuleMaker } from '../stages.ts';

/**
 * Whatever nobody has won counts 0, whether it is over or not. The function that chooses tries every move of the
 * root; each of them is scored as it stands, and nothing is searched below.
 */
export const unfinishedAsDraw: RuleMaker = (options) => (position, ply, probe) => {
  if (ply === 0) return bestOfMoves(position, options, probe);
  return finished(position, ply, options) ?? 0;
};
