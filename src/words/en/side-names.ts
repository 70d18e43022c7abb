import { upper } from './phrases.ts';

/** What a side of a comparison is called by what sets it apart. */
export interface SideName {
  /** A letter, where there is no room for more; those of the left and the right side where there is none. */
  readonly tag?: string;
  /** Where there is little room: `Alpha-beta`. */
  readonly short: string;
  /** Within a sentence: `alpha-beta`. */
  readonly name: string;
}

const inOrder = (order: string): SideName => ({
  short: `${order.charAt(0).toUpperCase()}${order.slice(1)}`,
  name: `the search ${order}`,
});

/** What the two searches of a comparison are called. */
export const sideNames = {
  tags: { left: 'A', right: 'B' },
  /** Where nothing of what follows sets them apart. */
  sides: {
    left: { short: 'Search A', name: 'search A' },
    right: { short: 'Search B', name: 'search B' },
  },
  /** By the setting that sets them apart, where not the scoring does, and by its value. */
  depthFrom: {
    root: { tag: 'R', short: 'From the root', name: 'counting from the root' },
    move: { tag: 'M', short: 'From the move', name: 'counting from the move' },
  },
  algorithm: {
    minimax: { tag: 'M', short: 'Minimax', name: 'minimax' },
    'alpha-beta': { tag: 'A', short: 'Alpha-beta', name: 'alpha-beta' },
  },
  order: {
    'row-major': inOrder('row by row'),
    'centre-first': inOrder('centre first'),
    'corner-first': inOrder('corners first'),
    'edges-first': inOrder('edges first'),
    best: inOrder('best first'),
    worst: inOrder('worst first'),
  },
  memo: {
    false: { short: 'Without a table', name: 'the search without a table' },
    positions: { short: 'With a table', name: 'the search with a table' },
    symmetry: { short: 'Up to symmetry', name: 'the search with a table up to symmetry' },
  },
  /** A program of the reader's, and the search that stands beside it. */
  programs: {
    ours: { short: 'Ours', name: 'our search' },
    yours: { short: 'Yours', name: 'your program' },
  },
  /** The title of a side: its scoring, and what else sets it apart. */
  title: (parts: readonly string[]) => parts.join(', '),
  apart: {
    depthFrom: (from: 'root' | 'move') => `from the ${from}`,
    max: (side: string) => `scores for ${upper(side)}`,
    code: (name: string | null) => name ?? 'as it should be',
  },
};
