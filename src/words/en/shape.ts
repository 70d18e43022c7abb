import { pluralise } from './numbers.ts';

export const shape = {
  whole: 'The whole tree',
  below: (path: string) => `From ${path} on`,
  root: 'the root',
  call: (moves: readonly string[]) => moves.join(', '),
  sum: (calls: number, games: number) =>
    `${pluralise(calls, 'call', 'calls')}, ${pluralise(games, 'finished game', 'finished games')}`,
  ply: 'Ply',
  calls: 'Calls',
  results: { x: 'X wins', o: 'O wins', draw: 'Draws' },
  all: 'All',
  none: '–',
};
