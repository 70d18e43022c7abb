/**
 * The cell that a key leads to on a board of rows and columns, by the grid pattern of the ARIA Authoring Practices: arrows
 * stop at the edges, Home and End go to the ends of a row. Null for other keys.
 */
export function walkBoard(key: string, cell: number, columns: number, rows: number): number | null {
  const column = cell % columns;
  const start = cell - column;
  switch (key) {
    case 'ArrowUp':
      return start > 0 ? cell - columns : cell;
    case 'ArrowDown':
      return start + columns < columns * rows ? cell + columns : cell;
    case 'ArrowLeft':
      return start + Math.max(column - 1, 0);
    case 'ArrowRight':
      return start + Math.min(column + 1, columns - 1);
    case 'Home':
      return start;
    case 'End':
      return start + columns - 1;
    default:
      return null;
  }
}
