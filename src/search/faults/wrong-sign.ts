import { depthAt, scorings } from '../scoring.ts';
import { bestOfMoves, finished, type RuleMaker } from '../stages.ts';

/** The penalty is added to a win and not subtracted, so that the latest win and the soonest loss look best. */
export const wrongSign: RuleMaker = (options) => {
  const plain = { ...options, scoring: scorings.plain };
  return (position, ply, probe) => {
    const score = finished(position, ply, plain);
    if (score === undefined) return bestOfMoves(position, options, probe);
    const penalty = options.win - options.scoring.points(options.win, depthAt(ply, options));
    return score + Math.sign(score) * penalty;
  };
};
