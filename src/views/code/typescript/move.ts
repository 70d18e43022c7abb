import type { Listing } from '../listing.ts';

/** Minimax that returns a value together with the move that it came from. */
export const move: Listing = [
  ['call', 'function minimax(position: Position, depth: number): [number, Move | null] {'],
  ['over', '  if (isOver(position)) {'],
  ['leaf', '    return [score(position, depth), null];'],
  [null, '  }'],
  ['max-branch', '  if (isMaxToMove(position)) {'],
  ['max-start', '    let best: [number, Move | null] = [-Infinity, null];'],
  ['max-loop', '    for (const move of moves(position)) {'],
  ['max-value', '      const [value] = minimax(play(position, move), depth + 1);'],
  ['max-best', '      if (value > best[0]) {'],
  ['max-keep', '        best = [value, move];'],
  [null, '      }'],
  [null, '    }'],
  ['max-return', '    return best;'],
  ['min-branch', '  } else {'],
  ['min-start', '    let best: [number, Move | null] = [Infinity, null];'],
  ['min-loop', '    for (const move of moves(position)) {'],
  ['min-value', '      const [value] = minimax(play(position, move), depth + 1);'],
  ['min-best', '      if (value < best[0]) {'],
  ['min-keep', '        best = [value, move];'],
  [null, '      }'],
  [null, '    }'],
  ['min-return', '    return best;'],
  [null, '  }'],
  [null, '}'],
];
