import type { Listing } from '../listing.ts';

/** Alpha-beta: minimax that carries a window, and leaves a node when the window is closed. (Knuth and Moore 1975.) */
export const alphaBeta: Listing = [
  ['call', 'function alphabeta(position, depth, α, β)'],
  ['over', '  if position is over'],
  ['leaf', '    return score(position, depth)'],
  ['max-branch', '  if MAX is to move'],
  ['max-start', '    best ← −∞'],
  ['max-loop', '    for each move'],
  ['max-value', '      value ← alphabeta(child, depth + 1, α, β)'],
  ['max-best', '      best ← max(best, value)'],
  ['max-narrow', '      α ← max(α, best)'],
  ['max-cut', '      if α ≥ β'],
  ['max-stop', '        return best'],
  ['max-return', '    return best'],
  ['min-branch', '  else'],
  ['min-start', '    best ← +∞'],
  ['min-loop', '    for each move'],
  ['min-value', '      value ← alphabeta(child, depth + 1, α, β)'],
  ['min-best', '      best ← min(best, value)'],
  ['min-narrow', '      β ← min(β, best)'],
  ['min-cut', '      if α ≥ β'],
  ['min-stop', '        return best'],
  ['min-return', '    return best'],
];
