import { formatCount, pluralise } from './numbers.ts';
import { toCapitals } from './phrases.ts';

export const timeline = {
  cursor: 'Step',
  step: (step: number, stepCount: number | null, sentence: string) =>
    `step ${formatCount(step)}${stepCount === null ? '' : ` of ${formatCount(stepCount)}`}. ${sentence}`,
  row: (ply: number, isMax: boolean) => `${isMax ? '▲' : '▼'} ${ply}`,
  root: 'root',
  call: (side: string, move: string) => `${toCapitals(side)} ${move}`,
  calls: (calls: number) => pluralise(calls, 'call', 'calls'),
  summed: 'summed by pixel',
  plies: (first: number, last: number) => (first === last ? `ply ${first}` : `ply ${first} to ${last}`),
  steps: (first: number, last: number) => `${formatCount(first)} to ${formatCount(last)}`,
};
