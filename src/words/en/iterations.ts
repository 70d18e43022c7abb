import { pluralise } from './numbers.ts';

export const iterations = {
  label: 'Searched',
  name: (plies: number, nodes: number) =>
    `${pluralise(plies, 'ply', 'plies')}: ${pluralise(nodes, 'node', 'nodes')}`,
};
