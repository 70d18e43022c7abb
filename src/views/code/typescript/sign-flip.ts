import type { Listing } from '../listing.ts';

/** Negamax: values belong to the side to move, and change their sign on the way up. */
export const signFlip: Listing = [
  ['call', 'function negamax(position: Position, depth: number): number {'],
  ['over', '  if (isOver(position)) {'],
  ['leaf', '    return scoreFor(position.toMove, position, depth);'],
  [null, '  }'],
  ['start', '  let best = -Infinity;'],
  ['loop', '  for (const child of children(position)) {'],
  ['value', '    const value = -negamax(child, depth + 1);'],
  ['keep', '    best = Math.max(best, value);'],
  [null, '  }'],
  ['return', '  return best;'],
  [null, '}'],
];
