/** What a setting of a search is called in forms, what it does, in a sentence, and what its values are called there. */
export interface SettingWords {
  readonly label: string;
  readonly doc: string;
  /** By value; `default` for none. */
  readonly values?: Readonly<Record<string, string>>;
}

/** The words of each setting of a search, by the name of its property. */
export const settings = {
  game: {
    label: 'Game',
    doc: 'The game: columns, rows and marks in a row with `gravity` or `misère`, `4,4,3 gravity`.',
    values: {
      default: 'Tic-tac-toe',
      '4,4,3': '4 × 4, three in a row',
      '4,4,4': '4 × 4, four in a row',
      '5,5,4': '5 × 5, four in a row',
      '5,4,4 gravity': '5 × 4, four in a row, marks fall',
      '3,3,3 misère': 'Three in a row loses',
    },
  },
  position: { label: 'Position', doc: 'The root position in any notation: `oxx/.xo/o..`.' },
  tree: { label: 'Tree', doc: 'An explicit tree instead of a position: `[[3, 5], [2, 9]]`.' },
  toMove: {
    label: 'To move',
    doc: 'Whose turn it is at the root; without it, the side with fewer marks, X if they are equal.',
    values: { default: 'Fewer marks', x: 'X', o: 'O' },
  },
  algorithm: {
    label: 'Algorithm',
    doc: 'How the tree is searched.',
    values: { default: 'Minimax', minimax: 'Minimax', 'alpha-beta': 'Alpha-beta' },
  },
  scoring: {
    label: 'Scoring',
    doc: 'Whether a win loses points for every ply it takes.',
    values: { default: 'Plain' },
  },
  win: {
    label: 'A win counts',
    doc: 'What a win counts, any number above 0; without it, 1 in plain and 10 in depth-penalised scoring.',
    values: { default: '1, or 10 with depth' },
  },
  penalty: {
    label: 'Points a ply',
    doc: 'How many points a win loses for every ply it takes in depth-penalised scoring, from 0 to 1; without it, 1.',
    values: { default: '1' },
  },
  depthFrom: {
    label: 'Depth 0 is',
    doc: 'Where depth 0 is: at the root, or at the position after the first move.',
    values: { default: 'At the root', root: 'At the root', move: 'After the first move' },
  },
  max: {
    label: 'MAX',
    doc: 'Who is MAX: X, O, or the side to move at the root.',
    values: { default: 'X', x: 'X', o: 'O', mover: 'The side to move' },
  },
  order: {
    label: 'Order of moves',
    doc: 'The order of the moves, by name, `centre-first`, or the moves themselves, `4 0 2 6 8`.',
    values: {
      default: 'Row by row',
      'row-major': 'Row by row',
      'centre-first': 'Centre first',
      'corner-first': 'Corners first',
      'edges-first': 'Edges first',
      best: 'Best first',
      worst: 'Worst first',
    },
  },
  memo: {
    label: 'Table',
    doc: 'Whether a table answers for the same position, or for any image of it.',
    values: { default: 'None', positions: 'Same positions', symmetry: 'Same up to symmetry' },
  },
  mergeMoves: {
    label: 'Equivalent moves',
    doc: 'Whether of equivalent moves only one is searched.',
    values: { default: 'All searched', true: 'One of each kind' },
  },
  depthLimit: {
    label: 'Looks ahead',
    doc: 'How many plies deep the search looks; without it, to the end.',
    values: {
      default: 'To the end',
      1: '1 ply',
      2: '2 plies',
      3: '3 plies',
      4: '4 plies',
      5: '5 plies',
      6: '6 plies',
      7: '7 plies',
      8: '8 plies',
    },
  },
  deepening: {
    label: 'Deepening',
    doc: 'Whether it searches one ply deep, then two, and so on to the limit.',
    values: { default: 'None', true: 'Ply by ply' },
  },
  iteration: {
    label: 'Iteration',
    doc: 'Which search of a deepening one to walk through, counted from 1.',
  },
  maxNodes: {
    label: 'Node limit',
    doc: 'After how many nodes the search stops with what it has.',
  },
  code: {
    label: 'Code',
    doc: 'Code to run and record instead of the search: a stage of minimax, or a classic mistake.',
  },
} as const satisfies Record<string, SettingWords>;
