import { formatCount } from './numbers.ts';

export const programFind = {
  find: 'Find in the text',
  matches: (at: number, all: number) =>
    all === 0 ? 'Not found' : `${formatCount(at)} of ${formatCount(all)}`,
  previous: 'The one before',
  next: 'The next one',
  close: 'Close',
};
