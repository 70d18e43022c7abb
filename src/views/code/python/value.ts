import type { Listing } from '../listing.ts';

/** Minimax that returns a value only, with the depth passed down for the scoring. */
export const value: Listing = [
  ['call', 'def minimax(position, depth):'],
  ['over', '    if is_over(position):'],
  ['leaf', '        return score(position, depth)'],
  ['max-branch', '    if is_max_to_move(position):'],
  ['max-start', '        best = -math.inf'],
  ['max-loop', '        for child in children(position):'],
  ['max-value', '            value = minimax(child, depth + 1)'],
  ['max-best', '            best = max(best, value)'],
  ['max-return', '        return best'],
  ['min-branch', '    else:'],
  ['min-start', '        best = math.inf'],
  ['min-loop', '        for child in children(position):'],
  ['min-value', '            value = minimax(child, depth + 1)'],
  ['min-best', '            best = min(best, value)'],
  ['min-return', '        return best'],
];
