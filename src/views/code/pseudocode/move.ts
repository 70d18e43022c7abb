import type { Listing } from '../listing.ts';

/** Minimax that returns a value together with the move that it came from. */
export const move: Listing = [
  ['call', 'function minimax(position, depth)'],
  ['over', '  if position is over'],
  ['leaf', '    return [score(position, depth), none]'],
  ['max-branch', '  if MAX is to move'],
  ['max-start', '    best ← [−∞, none]'],
  ['max-loop', '    for each move'],
  ['max-value', '      [value, reply] ← minimax(child, depth + 1)'],
  ['max-best', '      if value > value of best'],
  ['max-keep', '        best ← [value, move]'],
  ['max-return', '    return best'],
  ['min-branch', '  else'],
  ['min-start', '    best ← [+∞, none]'],
  ['min-loop', '    for each move'],
  ['min-value', '      [value, reply] ← minimax(child, depth + 1)'],
  ['min-best', '      if value < value of best'],
  ['min-keep', '        best ← [value, move]'],
  ['min-return', '    return best'],
];
