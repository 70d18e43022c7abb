import { say } from '../said.ts';
import { pluralise, markSum, formatScore } from './numbers.ts';
import { toCapitals } from './phrases.ts';

export const evaluation = {
  label: 'The evaluation of this position',
  side: (side: string, role: string, points: number) =>
    `${toCapitals(side)}, ${role}: ${pluralise(points, 'point', 'points')}`,
  line: (points: number) => formatScore(points).replace(/^(?=\d)/, '+'),
  lineLabel: (cells: readonly string[], points: number) =>
    `line ${cells.join(', ')}: ${pluralise(points, 'point', 'points')}`,
  none: 'no open line',
  sum: (sum: string, score: number) => say`MAX minus MIN: ${markSum(sum, score)}`,
  noLines:
    'This game has no evaluation function: you only know what a position is worth once it is searched.',
  over: 'The game is over here, so its score is known and needs no evaluation.',
};
