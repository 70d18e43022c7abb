/** What a setting of a search is called in forms, and what its values are called there. */
export interface SettingWords {
  readonly label: string;
  /** By value; `default` for none. */
  readonly values?: Readonly<Record<string, string>>;
}

/** The words of each setting of a search, by the name of its property. */
export const settings = {
  game: {
    label: 'Game',
    values: {
      default: 'Tic-tac-toe',
      '4,4,3': '4 × 4, three in a row',
      '4,4,4': '4 × 4, four in a row',
      '5,5,4': '5 × 5, four in a row',
      '5,4,4 gravity': '5 × 4, four in a row, marks fall',
      '3,3,3 misère': 'Three in a row loses',
    },
  },
  position: { label: 'Position' },
  tree: { label: 'Tree' },
  toMove: {
    label: 'To move',
    values: { default: 'Fewer marks', x: 'X', o: 'O' },
  },
  algorithm: {
    label: 'Algorithm',
    values: { default: 'Minimax', minimax: 'Minimax', 'alpha-beta': 'Alpha-beta' },
  },
  scoring: {
    label: 'Scoring',
    values: { default: 'Plain' },
  },
  win: {
    label: 'A win counts',
    values: { default: '1, or 10 with depth' },
  },
  penalty: {
    label: 'Points a ply',
    values: { default: '1' },
  },
  depthFrom: {
    label: 'Depth 0 is',
    values: { default: 'At the root', root: 'At the root', move: 'After the first move' },
  },
  max: {
    label: 'MAX',
    values: { default: 'X', x: 'X', o: 'O', mover: 'The side to move' },
  },
  order: {
    label: 'Order of moves',
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
    values: { default: 'None', positions: 'Same positions', symmetry: 'Same up to symmetry' },
  },
  mergeMoves: {
    label: 'Equivalent moves',
    values: { default: 'All searched', true: 'One of each kind' },
  },
  depthLimit: {
    label: 'Looks ahead',
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
    values: { default: 'None', true: 'Ply by ply' },
  },
  iteration: {
    label: 'Iteration',
  },
  maxNodes: {
    label: 'Node limit',
  },
  code: {
    label: 'Code',
  },
} as const satisfies Record<string, SettingWords>;
