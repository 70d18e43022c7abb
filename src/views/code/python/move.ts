import type { Listing } from '../listing.ts';

/** Minimax that returns a value together with the move that it came from. */
export const move: Listing = [
  ['call', 'def minimax(position, depth):'],
  ['over', '    if is_over(position):'],
  ['leaf', '        return score(position, depth), None'],
  ['max-branch', '    if is_max_to_move(position):'],
  ['max-start', '        best = -math.inf, None'],
  ['max-loop', '        for move in moves(position):'],
  ['max-value', '            value, reply = minimax(play(position, move), depth + 1)'],
  ['max-best', '            if value > best[0]:'],
  ['max-keep', '                best = value, move'],
  ['max-return', '        return best'],
  ['min-branch', '    else:'],
  ['min-start', '        best = math.inf, None'],
  ['min-loop', '        for move in moves(position):'],
  ['min-value', '            value, reply = minimax(play(position, move), depth + 1)'],
  ['min-best', '            if value < best[0]:'],
  ['min-keep', '                best = value, move'],
  ['min-return', '        return best'],
];
