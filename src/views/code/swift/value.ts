import type { Listing } from '../listing.ts';

/** Minimax that returns a value only, with the depth passed down for the scoring. */
export const value: Listing = [
  ['call', 'func minimax(_ position: Position, depth: Int) -> Int {'],
  ['over', '    if position.isOver {'],
  ['leaf', '        return position.score(depth: depth)'],
  [null, '    }'],
  ['max-branch', '    if position.isMaxToMove {'],
  ['max-start', '        var best = Int.min'],
  ['max-loop', '        for child in position.children {'],
  ['max-value', '            let value = minimax(child, depth: depth + 1)'],
  ['max-best', '            best = max(best, value)'],
  [null, '        }'],
  ['max-return', '        return best'],
  ['min-branch', '    } else {'],
  ['min-start', '        var best = Int.max'],
  ['min-loop', '        for child in position.children {'],
  ['min-value', '            let value = minimax(child, depth: depth + 1)'],
  ['min-best', '            best = min(best, value)'],
  [null, '        }'],
  ['min-return', '        return best'],
  [null, '    }'],
  [null, '}'],
];
