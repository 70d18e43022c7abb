export interface ValueNames {
  /** In a form: `Alpha-beta`. */
  readonly label: string;
  /** Within a sentence: `alpha-beta`. */
  readonly inSentence: string;
  /** In a tight place, or at the start of a sentence; the label by default. */
  readonly short?: string;
}

export interface SettingWords {
  readonly label: string;
  /** By value; `default` is for no value. Some appear only in forms. */
  readonly values?: Readonly<Record<string, string | ValueNames>>;
}

export const settings = {
  game: {
    label: 'Game',
    values: {
      '3,3,3': 'Tic-tac-toe',
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
    values: {
      minimax: { label: 'Minimax', inSentence: 'minimax' },
      'alpha-beta': { label: 'Alpha-beta', inSentence: 'alpha-beta' },
    },
  },
  scoring: { label: 'Scoring' },
  win: {
    label: 'A win counts',
    values: { default: '1, or 10 with depth' },
  },
  penalty: { label: 'Points a ply' },
  depthFrom: {
    label: 'Depth 0 is',
    values: {
      root: { label: 'At the root', inSentence: 'from the root', short: 'From the root' },
      move: { label: 'After the first move', inSentence: 'from the move', short: 'From the move' },
    },
  },
  max: {
    label: 'MAX',
    values: { x: 'X', o: 'O', mover: 'The side to move' },
  },
  order: {
    label: 'Order of moves',
    values: {
      'row-major': { label: 'Row by row', inSentence: 'row by row' },
      'centre-first': { label: 'Centre first', inSentence: 'centre first' },
      'corner-first': { label: 'Corners first', inSentence: 'corners first' },
      'edges-first': { label: 'Edges first', inSentence: 'edges first' },
      best: { label: 'Best first', inSentence: 'best first' },
      worst: { label: 'Worst first', inSentence: 'worst first' },
    },
  },
  memo: {
    label: 'Table',
    values: {
      false: { label: 'None', inSentence: 'without a table', short: 'Without a table' },
      positions: { label: 'Same positions', inSentence: 'with a table', short: 'With a table' },
      symmetry: {
        label: 'Same up to symmetry',
        inSentence: 'with a table up to symmetry',
        short: 'Up to symmetry',
      },
    },
  },
  mergeMoves: {
    label: 'Equivalent moves',
    values: { false: 'All searched', true: 'One of each kind' },
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
    values: { false: 'None', true: 'Ply by ply' },
  },
  iteration: {
    label: 'Iteration',
  },
  maxNodes: {
    label: 'Node limit',
  },
  program: {
    label: 'Program',
  },
} as const satisfies Record<string, SettingWords>;
