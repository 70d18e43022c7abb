import { toCapitals } from './phrases.ts';

export const board = {
  label: 'Board',
  cell: ({ name, row, column, mark }: { name: string; row: number; column: number; mark: string | null }) =>
    `${name}, row ${row}, column ${column}, ${mark === null ? 'empty' : toCapitals(mark)}`,
  description: (board: {
    rows: readonly (readonly (string | null)[])[];
    last: string | null;
    line: string | null;
  }) => {
    const rows = board.rows.map(
      (row, i) => `row ${i + 1}: ${row.map((mark) => (mark ? toCapitals(mark) : 'empty')).join(', ')}`,
    );
    const last = board.last === null ? '' : `; last move ${board.last}`;
    const line = board.line === null ? '' : `; ${toCapitals(board.line)} has a full line`;
    return `Board, ${rows.join('; ')}${last}${line}`;
  },
};
