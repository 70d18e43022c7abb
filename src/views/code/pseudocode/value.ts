import type { Listing } from '../listing.ts';

/** Minimax that returns a value only, with the depth passed down for the scoring. */
export const value: Listing = [
  ['call', 'function minimax(position, depth)'],
  ['over', '  if position is over'],
  ['leaf', '    return score(position, depth)'],
  ['max-branch', '  if MAX is to move'],
  ['max-start', '    best ← −∞'],
  ['max-loop', '    for each move'],
  ['max-value', '      value ← minimax(child, depth + 1)'],
  ['max-best', '      best ← max(best, value)'],
  ['max-return', '    return best'],
  ['min-branch', '  else'],
  ['min-start', '    best ← +∞'],
  ['min-loop', '    for each move'],
  ['min-value', '      value ← minimax(child, depth + 1)'],
  ['min-best', '      best ← min(best, value)'],
  ['min-return', '    return best'],
];
