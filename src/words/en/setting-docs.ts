import type { settings } from './settings.ts';

export const settingDocs = {
  game: 'The game: columns, rows and marks in a row with `gravity` or `misère`, `4,4,3 gravity`.',
  position: 'The root position in any notation: `oxx/.xo/o..`.',
  tree: 'An explicit tree instead of a position: `[[3, 5], [2, 9]]`.',
  toMove: 'Whose turn it is at the root; without it, the side with fewer marks, X if they are equal.',
  algorithm: 'How the tree is searched.',
  scoring: 'Whether a win loses points for every ply it takes.',
  win: 'What a win counts, any number above 0; without it, 1 in plain and 10 in depth-penalised scoring.',
  penalty:
    'How many points a win loses for every ply it takes in depth-penalised scoring, from 0 to 1; without it, 1.',
  depthFrom: 'Where depth 0 is: at the root, or at the position after the first move.',
  max: 'Who is MAX: X, O, or the side to move at the root.',
  order: 'The order of the moves, by name, `centre-first`, or the moves themselves, `4 0 2 6 8`.',
  memo: 'Whether a table answers for the same position, or for any image of it.',
  mergeMoves: 'Whether only one of several equivalent moves is searched; the name alone means yes.',
  depthLimit: 'How many plies deep the search looks; without it, to the end.',
  deepening: 'Whether it searches one ply deep, then two, and so on to the limit; the name alone means yes.',
  iteration: 'Which round of a deepening search to step through, counted from 1.',
  maxNodes: 'After how many nodes the search stops with what it has.',
  program:
    'A program whose recorded run is shown instead of a search: a name from the list of programs in Your code.',
} as const satisfies Record<keyof typeof settings, string>;
