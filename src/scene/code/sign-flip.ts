import type { Listing, Variant } from './listing.ts';

const pseudocode: Listing = [
  ['call', 'function negamax(position, depth)'],
  ['over', '  if position is over'],
  ['leaf', '    return score(position, depth) for the side to move'],
  ['start', '  best ← −∞'],
  ['loop', '  for each move'],
  ['value', '    value ← −negamax(child, depth + 1)'],
  ['keep', '    best ← max(best, value)'],
  ['return', '  return best'],
];

const typescript: Listing = [
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

const python: Listing = [
  ['call', 'def negamax(position, depth):'],
  ['over', '    if is_over(position):'],
  ['leaf', '        return score_for(position.to_move, position, depth)'],
  ['start', '    best = -math.inf'],
  ['loop', '    for child in children(position):'],
  ['value', '        value = -negamax(child, depth + 1)'],
  ['keep', '        best = max(best, value)'],
  ['return', '    return best'],
];

const swift: Listing = [
  ['call', 'func negamax(_ position: Position, depth: Int) -> Int {'],
  ['over', '    if position.isOver {'],
  ['leaf', '        return position.score(for: position.toMove, depth: depth)'],
  [null, '    }'],
  ['start', '    var best = Int.min'],
  ['loop', '    for child in position.children {'],
  ['value', '        let value = -negamax(child, depth: depth + 1)'],
  ['keep', '        best = max(best, value)'],
  [null, '    }'],
  ['return', '    return best'],
  [null, '}'],
];

/** Negamax: values belong to the side to move, and change their sign on the way up. */
export const signFlipVariant: Variant = { pseudocode, typescript, python, swift };
