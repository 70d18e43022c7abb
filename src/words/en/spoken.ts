import { listWorths, type MoveWorth, nameLimit } from './move-worths.ts';
import { formatCount, formatScore } from './numbers.ts';
import { joinWithAnd, joinWithCommas } from './phrases.ts';

/** For screen readers: what a key says about the search. */
export const spoken = {
  place: (node: number, moves: readonly string[], isCall: boolean) =>
    `${isCall ? 'Call' : 'Board'} ${formatCount(node + 1)}, ${moves.length === 0 ? 'the root' : `after ${joinWithCommas(moves)}`}.`,
  /** `role` is null for code that may be wrong. */
  mover: (player: string, role: string | null) =>
    role === null || role === player ? `${player} is to move.` : `${player}, who is ${role}, is to move.`,
  /** In an explicit tree: what a leaf holds. */
  written: (score: number) => `The number ${formatScore(score)} is written on it.`,
  worth: (score: number, bound: MoveWorth['bound']) =>
    bound === 'lower' || bound === 'upper'
      ? `It returned ${formatScore(score)}: its value is ${nameLimit(bound)}that.`
      : `It returned ${formatScore(score)}.`,
  moves: (moves: {
    isBranch: boolean;
    isOurs: boolean;
    returned: readonly MoveWorth[];
    open: string | null;
    ahead: readonly string[];
    cut: readonly string[];
  }) => {
    const { returned, open, ahead, cut } = moves;
    const are = (names: readonly string[]) => `${joinWithAnd(names)} ${names.length === 1 ? 'is' : 'are'}`;
    const facts = [
      ...listWorths(returned, moves.isOurs),
      ...(open === null ? [] : [`${open} is being searched`]),
      ...(ahead.length ? [`${are(ahead)} still to come`] : []),
      ...(cut.length ? [`${are(cut)} cut`] : []),
    ];
    if (facts.length === 0) return '';
    return `${moves.isBranch ? 'Its branches' : 'Its moves'}: ${facts.join('; ')}.`;
  },
  window: (window: {
    alpha: number;
    beta: number;
    alphaFrom: readonly string[] | null;
    betaFrom: readonly string[] | null;
  }) => {
    const from = (name: string, way: readonly string[] | null) =>
      way === null ? [] : [`${name} comes from the call after ${joinWithCommas(way)}`];
    const sources = [...from('alpha', window.alphaFrom), ...from('beta', window.betaFrom)];
    const why = sources.length ? `: ${sources.join('; ')}` : '';
    return `Its window is from ${formatScore(window.alpha)} to ${formatScore(window.beta)}${why}.`;
  },
  open: (best: number | null) =>
    best === null ? 'No value has come back to it yet.' : `The best value so far is ${formatScore(best)}.`,
  waits: 'It has not returned yet.',
  /** Before values may be mentioned. */
  drawn: 'All boards below it are drawn.',
  uncalled: 'It is not called yet.',
  /** In a comparison: the other search at the same call. */
  other: (name: string, text: string) => `In the other search, ${name}: ${text}`,
  own: (name: string) => `In ${name}:`,
  unsearched: 'it did not get here.',
  paused: (step: string, sentence: string) => `Paused at ${step}. ${sentence}`,
  nothing: 'Nothing has been said yet.',
  question: (question: string, facts: string) => `${question} ${facts}`,
  noQuestion: 'No question about this search is open.',
  /** Why a key moved nothing. */
  nowhere: {
    forward: 'This is the last step.',
    backward: 'This is the first step.',
    nextOnLine: 'There are no more steps on the best line.',
    previousOnLine: 'There are no earlier steps on the best line.',
    decider: 'No other call gave this one a value.',
    previous: 'There is no earlier one.',
    below: 'No call below this one is shown.',
  },
};
