import { toCapitals } from './phrases.ts';
import { pluralise } from './numbers.ts';

export const find = {
  label: 'Find a call',
  path: 'Moves to this call',
  root: 'Root',
  move: (side: string, move: string, isBranch: boolean) => (isBranch ? move : `${toCapitals(side)} ${move}`),
  board: 'Play on from this call',
  cell: (name: string, row: number, column: number, mark: string | null) =>
    `${name}, row ${row}, column ${column}${mark === null ? '' : `, ${toCapitals(mark)}`}`,
  boardHint: 'Press a free cell to go to the call for that move.',
  over: 'The game is over here.',
  end: 'The search goes no further here.',
  branches: 'Go on from this call',
  moves: 'Moves from the root',
  movesHint: (example: readonly string[]) => `One after the other, for example ${example.join(' ')}.`,
  go: 'Go',
  games: 'A finished game',
  result: 'Result',
  results: { x: 'X wins', o: 'O wins', draw: 'Draw' },
  length: 'Length',
  anyLength: 'any',
  plies: (plies: number) => pluralise(plies, 'ply', 'plies'),
  previous: 'Previous',
  next: 'Next',
  noneAfter: 'There is no such game after this step.',
  noneBefore: 'There is no such game before this step.',
};
