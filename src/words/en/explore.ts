/** The Explore page. */
export const explore = {
  form: 'Position and scoring',
  editorHint: 'Click a cell to change it: empty, X, O. Arrow keys move, Space changes.',
  position: 'Position or tree',
  /** What is said of a matrix of numbers that is taken for a board. */
  readAsBoard:
    'Read as a board: 1 is X, −1 is O, 0 is empty. To get a tree of these numbers, write one of them with a decimal point: 1.0.',
  positionHelp:
    'Rows apart by /, a dot for an empty cell: oxx/.xo/o.. Or a tree of numbers: [[3, 5], [2, 9]].',
  boardHelp: (rows: number, columns: number, empty: string) =>
    `${rows} rows of ${columns} cells apart by /, a dot for an empty cell: ${empty}`,
  examples: 'Examples',
  chooseExample: 'Choose an example',
  example: {
    empty: 'The empty board: all 549,946 calls',
    elevenNodes: 'Three moves left: the 11-node tree',
    winOrBlock: 'X must block: 186 nodes',
    soonerWin: 'Win now or two plies later: 8 nodes',
    lateLoss: 'Every move loses: 162 nodes',
    leaves: 'A tree of numbers: [[3, 5], [2, 9]]',
    deepLeaves: 'A deeper tree of numbers: eight leaves',
  },
  more: 'Game, algorithm and limits',
};
