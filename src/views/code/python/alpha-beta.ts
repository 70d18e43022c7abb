import type { Listing } from '../listing.ts';

/** Alpha-beta: minimax that carries a window, and leaves a node when the window is closed. (Knuth and Moore 1975.) */
export const alphaBeta: Listing = [
  ['call', 'def alpha_beta(position, depth, alpha, beta):'],
  ['over', '    if is_over(position):'],
  ['leaf', '        return score(position, depth)'],
  ['max-branch', '    if is_max_to_move(position):'],
  ['max-start', '        best = -math.inf'],
  ['max-loop', '        for child in children(position):'],
  ['max-value', '            value = alpha_beta(child, depth + 1, alpha, beta)'],
  ['max-best', '            best = max(best, value)'],
  ['max-narrow', '            alpha = max(alpha, best)'],
  ['max-cut', '            if alpha >= beta:'],
  ['max-stop', '                return best'],
  ['max-return', '        return best'],
  ['min-branch', '    else:'],
  ['min-start', '        best = math.inf'],
  ['min-loop', '        for child in children(position):'],
  ['min-value', '            value = alpha_beta(child, depth + 1, alpha, beta)'],
  ['min-best', '            best = min(best, value)'],
  ['min-narrow', '            beta = min(beta, best)'],
  ['min-cut', '            if alpha >= beta:'],
  ['min-stop', '                return best'],
  ['min-return', '        return best'],
];
