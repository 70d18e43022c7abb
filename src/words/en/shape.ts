import { pluralise } from './numbers.ts';

export const shape = {
  whole: 'The whole tree',
  below: (moves: readonly string[]) => `From ${moves.join(', ')} on`,
  atRoot: 'From the call that you step to',
  sum: (calls: number, games: number) =>
    `${pluralise(calls, 'call', 'calls')}, ${pluralise(games, 'finished game', 'finished games')}`,
  ply: 'Ply',
  calls: 'Calls',
  results: { x: 'X wins', o: 'O wins', draw: 'Draws' },
  all: 'All',
  none: '–',
};
