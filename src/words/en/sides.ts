import { pluralise } from './numbers.ts';

export const sides = {
  named: (side: string, text: string) => `${side} ${text}`,
  both: (left: string, right: string) => `${left}, ${right}`,
  absent: 'not searched',
  noValue: '—',
  differsMark: '≠',
  differences: (differences: number) =>
    differences === 0
      ? 'The two searches choose the same move wherever they choose.'
      : `The two searches choose different moves at ${pluralise(differences, 'node', 'nodes')}.`,
  twoTrees: (trees: readonly { title: string; description: string }[]) =>
    trees.map(({ title, description }) => `${title}: ${description}`).join(' '),
};
