import type { Listing } from '../listing.ts';

/** Minimax for the side that asks at the root, which is passed down through every call. */
export const originalPlayer: Listing = [
  ['call', 'func minimax(_ position: Position, depth: Int, player: Side) -> Int {'],
  ['over', '    if position.isOver {'],
  ['leaf', '        return position.score(for: player, depth: depth)'],
  [null, '    }'],
  ['max-branch', '    if position.toMove == player {'],
  ['max-start', '        var best = Int.min'],
  ['max-loop', '        for child in position.children {'],
  ['max-value', '            let value = minimax(child, depth: depth + 1, player: player)'],
  ['max-best', '            best = max(best, value)'],
  [null, '        }'],
  ['max-return', '        return best'],
  ['min-branch', '    } else {'],
  ['min-start', '        var best = Int.max'],
  ['min-loop', '        for child in position.children {'],
  ['min-value', '            let value = minimax(child, depth: depth + 1, player: player)'],
  ['min-best', '            best = min(best, value)'],
  [null, '        }'],
  ['min-return', '        return best'],
  [null, '    }'],
  [null, '}'],
];
