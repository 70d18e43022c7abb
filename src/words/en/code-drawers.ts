import { formatCount } from './numbers.ts';

export const callDrawer = {
  hint: 'The call to step through. In it, board means the board that you chose.',
  offers: 'Calls found in the program',
  none: 'No function that takes a board has been found yet. Run the program, or write the call yourself.',
  notYet: 'Run the program to see which other calls it offers.',
  line: (line: number) => `line ${formatCount(line)}`,
  own: 'Another call',
};
