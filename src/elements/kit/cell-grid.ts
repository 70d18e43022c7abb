import { css, html } from 'lit';
import { drawBoard, findCellsInset, type BoardScene } from '../../views/index.ts';
import type { Move } from '../../game/index.ts';
import { setStyles } from './styled.ts';
import { isModified } from './is-modified.ts';

interface CellGrid {
  readonly board: BoardScene;
  readonly label: string;
  readonly active: Move;
  readonly name: (cell: Move, row: number, column: number) => string;
  readonly isOpen?: (cell: Move) => boolean;
  readonly press: (cell: Move) => void;
  /** Called for a press on a cell that is not open. */
  readonly refuse?: (cell: Move) => void;
  readonly activate: (cell: Move) => void;
}

export const cellGridStyles = css`
  .cells {
    position: relative;
  }
  [role='grid'] {
    position: absolute;
    inset: var(--cells);
    display: flex;
    flex-direction: column;
  }
  [role='row'] {
    display: flex;
    flex: 1;
  }
  [role='gridcell'] {
    flex: 1;
    border-radius: 0.25rem;
    cursor: var(--ply-cursor, pointer);
    touch-action: manipulation;
  }
  [role='gridcell'][aria-disabled='true'] {
    cursor: default;
  }
  [role='gridcell']:not([aria-disabled='true']):hover {
    background: color-mix(in srgb, var(--ply-ink) 8%, transparent);
  }
`;

export function renderCellGrid(grid: CellGrid) {
  const { rows, columns } = grid.board;
  return html`<div class="cells">
    <div aria-hidden="true">${drawBoard(grid.board)}</div>
    <div
      role="grid"
      style=${setStyles({ '--cells': findCellsInset(grid.board) })}
      aria-label=${grid.label}
      @keydown=${(event: KeyboardEvent) => onKey(event, grid)}
    >
      ${Array.from(
        { length: rows },
        (_, row) =>
          html`<div role="row">
            ${Array.from({ length: columns }, (_each, column) => renderCell(grid, row, column))}
          </div>`,
      )}
    </div>
  </div>`;
}

export function focusActive(root: ShadowRoot | null): void {
  const isInside = root?.activeElement?.role === 'gridcell';
  if (isInside) root.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
}

function renderCell(grid: CellGrid, row: number, column: number) {
  const cell = row * grid.board.columns + column;
  const isOpen = grid.isOpen?.(cell) ?? true;
  return html`<div
    role="gridcell"
    tabindex=${cell === grid.active ? 0 : -1}
    aria-label=${grid.name(cell, row + 1, column + 1)}
    aria-disabled=${isOpen ? 'false' : 'true'}
    @click=${() => press(grid, cell)}
    @focus=${() => grid.activate(cell)}
  ></div>`;
}

function press(grid: CellGrid, cell: Move): void {
  grid.activate(cell);
  if (grid.isOpen?.(cell) ?? true) grid.press(cell);
  else grid.refuse?.(cell);
}

function onKey(event: KeyboardEvent, grid: CellGrid): void {
  if (isModified(event)) return;
  const { rows, columns } = grid.board;
  const to = walkBoard(event.key, grid.active, columns, rows);
  const isPress = event.key === 'Enter' || event.key === ' ';
  if (isPress) press(grid, grid.active);
  else if (to !== null) grid.activate(to);
  if (isPress || to !== null) event.preventDefault();
}

/** Follows the grid pattern of the ARIA Authoring Practices; null for other keys. */
function walkBoard(key: string, cell: number, columns: number, rows: number): number | null {
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
