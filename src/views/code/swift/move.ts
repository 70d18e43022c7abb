import type { Listing } from '../listing.ts';

/** Minimax that returns a value together with the move that it came from. */
export const move: Listing = [
  ['call', 'func minimax(_ position: Position, depth: Int) -> (value: Int, move: Move?) {'],
  ['over', '    if position.isOver {'],
  ['leaf', '        return (position.score(depth: depth), nil)'],
  [null, '    }'],
  ['max-branch', '    if position.isMaxToMove {'],
  ['max-start', '        var best: (value: Int, move: Move?) = (Int.min, nil)'],
  ['max-loop', '        for move in position.moves {'],
  ['max-value', '            let (value, _) = minimax(position.playing(move), depth: depth + 1)'],
  ['max-best', '            if value > best.value {'],
  ['max-keep', '                best = (value, move)'],
  [null, '            }'],
  [null, '        }'],
  ['max-return', '        return best'],
  ['min-branch', '    } else {'],
  ['min-start', '        var best: (value: Int, move: Move?) = (Int.max, nil)'],
  ['min-loop', '        for move in position.moves {'],
  ['min-value', '            let (value, _) = minimax(position.playing(move), depth: depth + 1)'],
  ['min-best', '            if value < best.value {'],
  ['min-keep', '                best = (value, move)'],
  [null, '            }'],
  [null, '        }'],
  ['min-return', '        return best'],
  [null, '    }'],
  [null, '}'],
];
