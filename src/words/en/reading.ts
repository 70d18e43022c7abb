import { toCapitals } from './phrases.ts';

export const reading = {
  label: 'How Plybook reads your program',
  change: 'change',
  /** `empty` is null if each empty cell holds its number. */
  cells: (x: string, o: string, empty: string | null) =>
    `X is ${x}, O is ${o}, ${empty === null ? 'empty cells hold their numbers' : `empty is ${empty}`}`,
  pair: (kind: 'bits' | 'sets' | 'lists' | 'digits') =>
    kind === 'digits'
      ? 'the board is a number in base 3: 1 for each X, 2 for each O'
      : kind === 'bits'
        ? 'each side has a number, with one bit for each of its cells'
        : `each side has a ${kind === 'sets' ? 'set' : 'list'} of its cells`,
  takenCells: (x: string, o: string) => `X is ${x}, O is ${o}, empty cells are left out`,
  max: (side: string | null) => (side === null ? 'who is MAX' : `${toCapitals(side)} is MAX`),
  call: (call: string) => `called as ${call}`,
  how: {
    seen: 'seen in the run',
    said: 'as chosen',
    named: 'by its name',
    guessed: 'not certain',
  },
  fields: {
    x: 'X in a cell is',
    o: 'O in a cell is',
    empty: 'An empty cell is',
    max: 'Who takes the largest value?',
    call: 'The call (board means the position)',
  },
  sides: { x: 'X', o: 'O' },
};
