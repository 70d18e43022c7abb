import { formatCount, pluralise } from './numbers.ts';
import { joinWithCommas } from './phrases.ts';
import { say, type TextPart } from '../said.ts';

export const partings = {
  label: 'Where they part',
  notYet: 'Run your program, and its calls stand here beside those of our search.',
  run: 'Run it',
  waits: 'Your program has run. Its calls are laid beside ours when you come here.',
  counts: (ours: number, yours: number) =>
    `Our search makes ${pluralise(ours, 'call', 'calls')} for this board, your program ${formatCount(yours)}.`,
  stopped: 'Your program did not come to its end: this holds as far as it came.',
  incomparable:
    'Your calls cannot be laid beside ours one by one, since most of them are not about a board that ours asks about. The moves and the counts can.',
  nowhere: 'They part nowhere: they make the same calls in the same order, and each returns the same.',
  sameValues: 'Wherever both went through the same calls, these returned the same.',
  otherScale:
    'Your program counts in another way than ours. Two values are taken to be the same where they stand for the same end of the game.',
  call: (number: number, ours: string | null, yours: string | null) => {
    if (ours === null)
      return `Their calls part at call ${formatCount(number)}: your program asks about ${yours}, where ours is done.`;
    if (yours === null)
      return `Their calls part at call ${formatCount(number)}: ours asks about ${ours}, which your program leaves out.`;
    return `Their calls part at call ${formatCount(number)}: ours asks about ${ours}, your program about ${yours}.`;
  },
  reordered: 'It asks about the same boards in another order, which is no mistake.',
  fewer: 'To leave calls out is no mistake where they cannot change the choice.',
  value: (number: number, board: string, ours: TextPart, yours: TextPart) =>
    say`Call ${formatCount(number)} is the first to return another value, for ${board}: ours returns ${ours}, your program ${yours}.`,
  root: 'the board itself',
  after: (moves: readonly string[]) => `the board after ${joinWithCommas(moves)}`,
  elsewhere: 'a board that is not one move on',
  go: 'Show it in both',
};
