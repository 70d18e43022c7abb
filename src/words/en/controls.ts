import { formatCount } from './numbers.ts';

const numberStep = (index: number, all: number | null) =>
  all === null ? formatCount(index + 1) : `${formatCount(index + 1)} of ${formatCount(all)}`;

export const controls = {
  share: 'Share',
  label: 'Steps of the search',
  first: 'First',
  backOut: 'Back out',
  backOver: 'Back over',
  back: 'Back',
  next: 'Next',
  over: 'Over',
  out: 'Out',
  last: 'Last',
  nextChange: 'New best',
  previousChange: 'New best before',
  nextCutoff: 'Cutoff',
  previousCutoff: 'Cutoff before',
  nextDifference: 'Difference',
  previousDifference: 'Difference before',
  nextLeaf: 'Leaf',
  previousLeaf: 'Leaf before',
  nextRepeat: 'Repeat',
  previousRepeat: 'Repeat before',
  nextFault: 'Wrong call',
  toError: 'The error',
  play: 'Play',
  pause: 'Pause',
  faster: 'Faster',
  slower: 'Slower',
  help: 'Keys and buttons',
  more: 'More',
  jumps: 'Jump to the next',
  jumpsLabel: 'Next:',
  /** What a jump does, and how it goes the other way. */
  jump: (meaning: string) => `${meaning}. With Shift: the one before.`,
  /** Why a jump leads nowhere: because this search has none at all, or because none lies ahead. */
  nowhere: {
    none: {
      nextCutoff: 'This search cuts nothing. The algorithm alpha-beta does.',
      nextDifference: 'There is one search here. Compare shows two beside each other.',
      nextRepeat: 'No call asks what was asked before.',
      nextFault: 'In these calls nothing was found to be wrong.',
    },
    ahead: {
      nextChange: 'No best value changes after this step.',
      nextCutoff: 'Nothing is cut after this step.',
      nextDifference: 'The two searches do not differ after this step.',
      nextLeaf: 'No leaf is called after this step.',
      nextRepeat: 'No call after this step asks what was asked before.',
      nextFault: 'This is the wrong call.',
      toError: 'This is where the error ended the program.',
    },
  },
  speed: 'Speed, in steps a second',
  rate: (rate: number) => `${rate < 1 ? '½' : formatCount(rate)} / s`,
  wholeIn: (seconds: number) => `all in ${formatCount(seconds)} s`,
  step: (step: number, stepCount: number | null) => `step ${numberStep(step, stepCount)}`,
  number: (step: number) => formatCount(step + 1),
  outOf: (stepCount: number) => ` / ${formatCount(stepCount)}`,
  scoring: 'Scoring',
};
