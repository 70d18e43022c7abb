export const cover = {
  /** The button on a covered cell. Screen readers add the row, and the column if several are covered. */
  show: 'Show',
  cell: (row: string, column: string) => (column ? `: ${row}, ${column}` : `: ${row}`),
  row: (row: number) => `row ${row}`,
  column: (column: number) => `column ${column}`,
  showAll: 'Show all',
  coverAll: 'Cover all',
};
