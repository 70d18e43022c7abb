import { opponent } from '../../game/index.ts';
import { bestOfMoves, finished, type RuleMaker } from '../stages.ts';

/** MAX keeps the smallest and MIN the largest: each side plays for the other. */
export const swappedMinMax: RuleMaker = (options) => {
  const swapped = { ...options, max: opponent(options.max) };
  return (position, ply, probe) => finished(position, ply, options) ?? bestOfMoves(position, swapped, probe);
};
