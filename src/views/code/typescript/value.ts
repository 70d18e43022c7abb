import type { Listing } from '../listing.ts';

/** Minimax that returns a value only, with the depth passed down for the scoring. */
export const value: Listing = [
  ['call', 'function minimax(position: Position, depth: number): number {'],
  ['over', '  if (isOver(position)) {'],
  ['leaf', '    return score(position, depth);'],
  [null, '  }'],
  ['max-branch', '  if (isMaxToMove(position)) {'],
  ['max-start', '    let best = -Infinity;'],
  ['max-loop', '    for (const child of children(position)) {'],
  ['max-value', '      const value = minimax(child, depth + 1);'],
  ['max-best', '      best = Math.max(best, value);'],
  [null, '    }'],
  ['max-return', '    return best;'],
  ['min-branch', '  } else {'],
  ['min-start', '    let best = Infinity;'],
  ['min-loop', '    for (const child of children(position)) {'],
  ['min-value', '      const value = minimax(child, depth + 1);'],
  ['min-best', '      best = Math.min(best, value);'],
  [null, '    }'],
  ['min-return', '    return best;'],
  [null, '  }'],
  [null, '}'],
];
