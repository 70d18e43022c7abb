import type { Listing } from '../listing.ts';

/** Minimax for the side that asks at the root, which is passed down through every call. */
export const originalPlayer: Listing = [
  ['call', 'def minimax(position, depth, player):'],
  ['over', '    if is_over(position):'],
  ['leaf', '        return score_for(player, position, depth)'],
  ['max-branch', '    if position.to_move == player:'],
  ['max-start', '        best = -math.inf'],
  ['max-loop', '        for child in children(position):'],
  ['max-value', '            value = minimax(child, depth + 1, player)'],
  ['max-best', '            best = max(best, value)'],
  ['max-return', '        return best'],
  ['min-branch', '    else:'],
  ['min-start', '        best = math.inf'],
  ['min-loop', '        for child in children(position):'],
  ['min-value', '            value = minimax(child, depth + 1, player)'],
  ['min-best', '            best = min(best, value)'],
  ['min-return', '        return best'],
];
