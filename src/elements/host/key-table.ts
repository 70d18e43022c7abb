import type { Command } from './commands.ts';

/**
 * The keys of every command, in the order of the help sheet. Arrows walk along and across the tree, with Shift further
 * up; the letters do the same and work everywhere in a widget, also where arrows have another use.
 */
export const keysOf: Readonly<Record<Command, readonly string[]>> = {
  next: ['ArrowRight', 'n'],
  back: ['ArrowLeft', 'p'],
  over: ['ArrowDown', 'o'],
  backOver: ['ArrowUp', 'b'],
  out: ['Shift+ArrowDown', 'u'],
  backOut: ['Shift+ArrowUp', 'Shift+u'],
  first: ['Home'],
  last: ['End'],
  playOrPause: ['Space', 'k'],
  nextChange: ['c'],
  previousChange: ['Shift+c'],
  nextCutoff: ['x'],
  previousCutoff: ['Shift+x'],
  nextHit: ['h'],
  previousHit: ['Shift+h'],
  nextDifference: ['d'],
  previousDifference: ['Shift+d'],
  faster: ['+'],
  slower: ['-'],
  help: ['?'],
};
