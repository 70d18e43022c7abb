import { formatCount } from './numbers.ts';

export const callDrawer = {
  hint: 'The call to step through. In it, board means the board that you chose.',
  offers: 'Calls found in the program',
  none: 'The last run found no function that takes a board. Write the call yourself.',
  notYet: 'Run the program to see which calls it offers.',
  line: (line: number) => `line ${formatCount(line)}`,
  own: 'Or write the call yourself',
};
