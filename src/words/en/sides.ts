import { upper } from './phrases.ts';
import { plural } from '../numbers.ts';

/** Two searches in one drawing: what each is called, and the marks where they part. */
export const sides = {
  /** What a side is called: a letter in the drawing, a title, and a name within a sentence. */
  tags: {
    plain: 'P',
    depth: 'D',
    root: 'R',
    move: 'M',
    minimax: 'M',
    'alpha-beta': 'A',
    left: 'A',
    right: 'B',
  },
  scoring: (options: { scoring: 'plain' | 'depth'; win: number }) =>
    options.scoring === 'plain' ? `Plain ±${options.win}` : `${options.win} − depth`,
  /** The title of a side: its scoring, and what else sets it apart. */
  title: (parts: readonly string[]) => parts.join(', '),
  apart: {
    depthFrom: (from: 'root' | 'move') => `from the ${from}`,
    max: (side: string) => `scores for ${upper(side)}`,
    code: (name: string | null) => name ?? 'as it should be',
  },
  names: {
    plain: 'plain scoring',
    depth: 'depth-penalised scoring',
    root: 'counting from the root',
    move: 'counting from the move',
    minimax: 'minimax',
    'alpha-beta': 'alpha-beta',
    left: 'search A',
    right: 'search B',
  },
  tagged: (tag: string, text: string) => `${tag} ${text}`,
  both: (left: string, right: string) => `${left}, ${right}`,
  absent: 'not searched',
  /** The same where there is little room. */
  noValue: '—',
  differsMark: '≠',
  /** Beside an edge: the move, and the one search that chooses it. */
  edge: (text: string, tag: string) => `${text} ✓${tag}`,
  /** Where the choices differ, for a drawing's text equivalent. */
  differences: (differences: number) =>
    differences === 0
      ? 'The two searches choose the same move wherever they choose.'
      : `The two searches choose different moves at ${plural(differences, 'node', 'nodes')}.`,
  twoTrees: (trees: readonly { title: string; description: string }[]) =>
    trees.map(({ title, description }) => `${title}: ${description}`).join(' '),
};
