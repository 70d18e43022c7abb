import { count } from './numbers.ts';

/** Finding in the text of a program. */
export const programFind = {
  find: 'Find in the program',
  matches: (at: number, all: number) => (all === 0 ? 'Not found' : `${count(at)} of ${count(all)}`),
  previous: 'The one before',
  next: 'The next one',
  close: 'Close',
};
