import { formatCount } from './numbers.ts';

export const programFind = {
  find: 'Find in the text',
  matches: (at: number, all: number) =>
    all === 0 ? 'Not found' : `${formatCount(at)} of ${formatCount(all)}`,
  previous: 'Previous match',
  next: 'Next match',
  close: 'Close',
};
