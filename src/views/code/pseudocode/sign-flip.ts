import type { Listing } from '../listing.ts';

/** Negamax: values belong to the side to move, and change their sign on the way up. */
export const signFlip: Listing = [
  ['call', 'function negamax(position, depth)'],
  ['over', '  if position is over'],
  ['leaf', '    return score(position, depth) for the side to move'],
  ['start', '  best ← −∞'],
  ['loop', '  for each move'],
  ['value', '    value ← −negamax(child, depth + 1)'],
  ['keep', '    best ← max(best, value)'],
  ['return', '  return best'],
];
