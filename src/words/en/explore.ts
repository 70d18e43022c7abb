import { formatCount, pluralise } from './numbers.ts';

export const explore = {
  onlyBoards: 'This is a tree of numbers: expected a board.',
  dare: (calls: number) => `Whole game: ${formatCount(calls)} calls`,
  chips: 'What is searched, and how',
  drawers: { position: 'Position', scoring: 'Scoring', algorithm: 'Algorithm', game: 'Game' },
  close: 'Close',
  /** On a chip for several settings: the value of the first, and how many others are set. */
  more: (value: string, others: number) => (others === 0 ? value : `${value} + ${others}`),
  tree: 'A tree of numbers',
  own: 'Another position',
  editorHint: 'Press a cell to change it: empty, X, O.',
  editorKeys: 'Arrow keys move, Space changes.',
  position: 'As text',
  readAsBoard:
    'Read as a board: 1 is X, −1 is O, 0 is empty. For a tree of these numbers, write one of them with a decimal point: 1.0.',
  positionHelp:
    'Rows separated by /, with a dot for each empty cell: oxx/.xo/o.. Or a tree of numbers: [[3, 5], [2, 9]].',
  boardHelp: (rows: number, columns: number, empty: string) =>
    `${pluralise(rows, 'row', 'rows')} of ${pluralise(columns, 'cell', 'cells')}, separated by /, with a dot for each empty cell: ${empty}`,
  examples: 'Examples',
  example: {
    empty: 'The empty board',
    elevenNodes: 'Three moves left',
    winOrBlock: 'X must block',
    soonerWin: 'Win now or later',
    lateLoss: 'Every move loses',
    leaves: 'Four numbers',
    deepLeaves: 'Eight numbers',
  },
  calls: (calls: number) => pluralise(calls, 'call', 'calls'),
  keys: {
    position: 'Change the position',
    chips: 'Go to the buttons in the bar',
    close: 'Close the open panel',
  },
};
