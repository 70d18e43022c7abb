import { formatCount } from './numbers.ts';

export const lenses = {
  label: 'The game tree, folded',
  caption:
    'One row for each lens. The picture has a bar for every ply, longer for more nodes, in powers of ten',
  lens: 'What counts as one',
  picture: 'Ply by ply',
  nodes: 'Nodes',
  games: 'Finished games',
  names: {
    tree: 'every sequence of moves',
    merged: 'one of each set of equivalent moves',
    positions: 'every position',
    classes: 'one of each set of equivalent positions',
  },
  plies: (perPly: readonly number[]) =>
    `Nodes by ply: ${perPly.map((nodes) => formatCount(nodes)).join(', ')}`,
  tooLarge: 'This game tree is too large to fold here.',
};
