import type { Listing } from '../listing.ts';

/** Negamax: values belong to the side to move, and change their sign on the way up. */
export const signFlip: Listing = [
  ['call', 'def negamax(position, depth):'],
  ['over', '    if is_over(position):'],
  ['leaf', '        return score_for(position.to_move, position, depth)'],
  ['start', '    best = -math.inf'],
  ['loop', '    for child in children(position):'],
  ['value', '        value = -negamax(child, depth + 1)'],
  ['keep', '        best = max(best, value)'],
  ['return', '    return best'],
];
