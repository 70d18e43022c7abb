import { formatCount } from './numbers.ts';

export const callDrawer = {
  hint: 'The call that is walked through. In it, board stands for the board that you chose.',
  offers: 'Calls that the program offers',
  none: 'No function of this program is known yet that takes a board. Run it, or write the call yourself.',
  line: (line: number) => `line ${formatCount(line)}`,
  own: 'Another call',
};
