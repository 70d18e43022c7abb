import { formatCount, pluralise } from './numbers.ts';
import { toCapitals } from './phrases.ts';

export const timeline = {
  name: 'Timeline',
  cursor: 'Step',
  step: (step: number, stepCount: number | null, sentence: string) =>
    `step ${formatCount(step)}${stepCount === null ? '' : ` of ${formatCount(stepCount)}`}. ${sentence}`,
  row: (ply: number, isMax: boolean) => `${isMax ? '▲' : '▼'} ${ply}`,
  root: 'root',
  call: (side: string, move: string) => `${toCapitals(side)} ${move}`,
  /** What stands beside a search whose bars are too many to be drawn. */
  calls: (calls: number) => pluralise(calls, 'call', 'calls'),
  summed: 'summed by pixel',
  /** The rows of an enlarged part, and its steps, counted from 1. */
  plies: (first: number, last: number) => (first === last ? `ply ${first}` : `ply ${first} to ${last}`),
  steps: (first: number, last: number) => `${formatCount(first)} to ${formatCount(last)}`,
};
