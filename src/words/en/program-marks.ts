import { formatCount, formatScore } from './numbers.ts';

export const programMarks = {
  wrong: 'wrong call',
  shouldBe: (value: number) => `should be ${formatScore(value)}`,
  /** In words, for screen readers. */
  wrongShouldBe: (value: number) => `wrong call, should be ${formatScore(value)}`,
  right: 'should have been taken',
  taken: 'wrongly taken',
  stopped: 'stopped',
  stoppedHere: 'the program stopped here',
  stoppedAt: ['stopped here', 'nothing ran after'],
  again: 'seen before',
  askedBy: (node: number) => `the same board again, as in call ${formatCount(node + 1)}`,
};
