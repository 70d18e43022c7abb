import { upper } from './phrases.ts';

/** What the two searches of a comparison are called. */
export const sideNames = {
  /** What a side is called where not its scoring sets it apart: a letter in the drawing, and a name within a sentence. */
  tags: {
    root: 'R',
    move: 'M',
    minimax: 'M',
    'alpha-beta': 'A',
    left: 'A',
    right: 'B',
  },
  /** The title of a side: its scoring, and what else sets it apart. */
  title: (parts: readonly string[]) => parts.join(', '),
  apart: {
    depthFrom: (from: 'root' | 'move') => `from the ${from}`,
    max: (side: string) => `scores for ${upper(side)}`,
    code: (name: string | null) => name ?? 'as it should be',
  },
  names: {
    root: 'counting from the root',
    move: 'counting from the move',
    minimax: 'minimax',
    'alpha-beta': 'alpha-beta',
    left: 'search A',
    right: 'search B',
  },
};
