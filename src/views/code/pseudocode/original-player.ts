import type { Listing } from '../listing.ts';

/** Minimax for the side that asks at the root, which is passed down through every call. */
export const originalPlayer: Listing = [
  ['call', 'function minimax(position, depth, player)'],
  ['over', '  if position is over'],
  ['leaf', '    return score(position, depth) for player'],
  ['max-branch', '  if player is to move'],
  ['max-start', '    best ← −∞'],
  ['max-loop', '    for each move'],
  ['max-value', '      value ← minimax(child, depth + 1, player)'],
  ['max-best', '      best ← max(best, value)'],
  ['max-return', '    return best'],
  ['min-branch', '  else'],
  ['min-start', '    best ← +∞'],
  ['min-loop', '    for each move'],
  ['min-value', '      value ← minimax(child, depth + 1, player)'],
  ['min-best', '      best ← min(best, value)'],
  ['min-return', '    return best'],
];
