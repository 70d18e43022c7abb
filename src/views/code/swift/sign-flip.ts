import type { Listing } from '../listing.ts';

/** Negamax: values belong to the side to move, and change their sign on the way up. */
export const signFlip: Listing = [
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
