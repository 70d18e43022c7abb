import { formatCount, pluralise } from './numbers.ts';
import { joinWithCommas } from './phrases.ts';
import { say, type TextPart } from '../said.ts';

export const partings = {
  label: 'Where they differ',
  notYet: 'Run your program to see its calls next to ours.',
  run: 'Run it',
  waits: 'Your program has run. Open this section to see its calls next to ours.',
  counts: (ours: number, yours: number) =>
    `Our search makes ${pluralise(ours, 'call', 'calls')} for this board, your program ${formatCount(yours)}.`,
  stopped: 'Your program did not finish. This is true up to where it stopped.',
  incomparable:
    'Your calls cannot be compared with ours one by one, because most of them are for boards that ours never searches. The moves and the counts can be compared.',
  nowhere:
    'They never differ: they make the same calls in the same order, and each call returns the same value.',
  sameValues: 'Where both make the same call, both return the same value.',
  otherScale:
    'Your program uses different scores from ours. Two values count as the same if they mean the same result.',
  call: (number: number, ours: string | null, yours: string | null) => {
    if (ours === null)
      return `They differ at call ${formatCount(number)}: your program searches ${yours}, and ours has finished.`;
    if (yours === null)
      return `They differ at call ${formatCount(number)}: ours searches ${ours}, which your program leaves out.`;
    return `They differ at call ${formatCount(number)}: ours searches ${ours}, your program searches ${yours}.`;
  },
  reordered: 'Your program searches the same boards in a different order. That is not a mistake.',
  fewer: 'Leaving out calls is not a mistake if they cannot change the choice.',
  value: (number: number, board: string, ours: TextPart, yours: TextPart) =>
    say`Call ${formatCount(number)} is the first to return a different value, for ${board}: ours returns ${ours}, your program ${yours}.`,
  root: 'the starting board',
  after: (moves: readonly string[]) => `the board after ${joinWithCommas(moves)}`,
  elsewhere: 'a board that is not one move further',
  go: 'Show it in both',
};
