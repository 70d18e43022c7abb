import { formatCount, formatScore } from './numbers.ts';
import { joinWithCommas } from './phrases.ts';

/** For screen readers: what a key says about the search. */
export const spoken = {
  place: (node: number, moves: readonly string[]) =>
    `Call ${formatCount(node + 1)}, ${moves.length === 0 ? 'the root' : `after ${joinWithCommas(moves)}`}.`,
  worth: (score: number) => `It returned ${formatScore(score)}.`,
  open: (best: number | null) =>
    best === null ? 'No value has come back to it yet.' : `The best value so far is ${formatScore(best)}.`,
  uncalled: 'It is not called yet.',
  paused: (step: string, sentence: string) => `Paused at ${step}. ${sentence}`,
  nothing: 'Nothing has been said yet.',
  /** Why a key moved nothing. */
  nowhere: {
    forward: 'This is the last step.',
    backward: 'This is the first step.',
    nextOnLine: 'No step of the best line follows.',
    previousOnLine: 'No step of the best line comes before.',
    decider: 'No other call gave this one a value.',
    previous: 'There is none before this step.',
  },
};
