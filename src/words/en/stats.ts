import { formatCount, pluralise } from './numbers.ts';

export const stats = {
  label: 'Size of the search',
  nodes: 'Nodes searched',
  plain: 'plain minimax',
  own: 'this search',
  uncounted: 'too many to count',
  working: '…',
  share: (nodes: number, plain: number) => {
    if (nodes >= plain) return '';
    const times = plain / nodes;
    return times < 1.05 ? '' : `1 in ${times < 10 ? times.toFixed(1) : formatCount(Math.round(times))}`;
  },
  names: {
    leaves: 'Finished games',
    frontier: 'Evaluated positions',
    hits: 'Answered by the table',
    interior: 'Positions searched on',
    cutoffs: 'Cutoffs',
  },
  cutoffs: (cutoffs: number, moves: number) =>
    cutoffs === 0 ? '0' : `${formatCount(cutoffs)} (${pluralise(moves, 'move', 'moves')} cut)`,
};
