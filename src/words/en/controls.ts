import { cardinal, count, plural } from './numbers.ts';

const numbered = (index: number, all: number | null) =>
  all === null ? count(index + 1) : `${count(index + 1)} of ${count(all)}`;

/** The buttons, and the words beside them. */
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
  nextChange: 'Next change',
  previousChange: 'Previous change',
  nextCutoff: 'Next cutoff',
  previousCutoff: 'Previous cutoff',
  nextHit: 'Next hit',
  previousHit: 'Previous hit',
  nextDifference: 'Next difference',
  previousDifference: 'Previous difference',
  play: 'Play',
  pause: 'Pause',
  faster: 'Faster',
  slower: 'Slower',
  help: 'Keys and buttons',
  more: 'More',
  speed: 'Speed',
  scrubber: 'Step',
  rate: (rate: number) =>
    rate < 1 ? `1 step in ${cardinal(1 / rate)} seconds` : `${plural(rate, 'step', 'steps')} a second`,
  wholeIn: (seconds: number) => `All in ${cardinal(seconds)} seconds`,
  /** Where the search is; out of how many is null where it would answer a question. */
  step: (step: number, stepCount: number | null) => `step ${numbered(step, stepCount)}`,
  node: (node: number, length: number | null) => `node ${numbered(node, length)}`,
  scoring: 'Scoring',
};
