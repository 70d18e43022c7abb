import { pluralise } from './numbers.ts';

export const sides = {
  tagged: (tag: string, text: string) => `${tag} ${text}`,
  both: (left: string, right: string) => `${left}, ${right}`,
  absent: 'not searched',
  noValue: '—',
  differsMark: '≠',
  edge: (text: string, tag: string) => `${text} ✓${tag}`,
  differences: (differences: number) =>
    differences === 0
      ? 'The two searches choose the same move wherever they choose.'
      : `The two searches choose different moves at ${pluralise(differences, 'node', 'nodes')}.`,
  twoTrees: (trees: readonly { title: string; description: string }[]) =>
    trees.map(({ title, description }) => `${title}: ${description}`).join(' '),
};
