import { depthAt } from '../scoring.ts';
import { bestOfMoves, finished, type RuleMaker } from '../stages.ts';

/** The depth is added to a win and not subtracted, so that the latest win and the soonest loss look best. */
export const wrongSign: RuleMaker = (options) => {
  const plain = { ...options, scoring: 'plain' } as const;
  return (position, ply, probe) => {
    const score = finished(position, ply, plain);
    if (score === undefined) return bestOfMoves(position, options, probe);
    return score + Math.sign(score) * depthAt(ply, options);
  };
};
