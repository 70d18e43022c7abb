import type { Listing } from '../listing.ts';

/** Minimax for the side that asks at the root, which is passed down through every call. */
export const originalPlayer: Listing = [
  ['call', 'function minimax(position: Position, depth: number, player: Side): number {'],
  ['over', '  if (isOver(position)) {'],
  ['leaf', '    return scoreFor(player, position, depth);'],
  [null, '  }'],
  ['max-branch', '  if (position.toMove === player) {'],
  ['max-start', '    let best = -Infinity;'],
  ['max-loop', '    for (const child of children(position)) {'],
  ['max-value', '      const value = minimax(child, depth + 1, player);'],
  ['max-best', '      best = Math.max(best, value);'],
  [null, '    }'],
  ['max-return', '    return best;'],
  ['min-branch', '  } else {'],
  ['min-start', '    let best = Infinity;'],
  ['min-loop', '    for (const child of children(position)) {'],
  ['min-value', '      const value = minimax(child, depth + 1, player);'],
  ['min-best', '      best = Math.min(best, value);'],
  [null, '    }'],
  ['min-return', '    return best;'],
  [null, '  }'],
  [null, '}'],
];
