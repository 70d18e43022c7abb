import { roundToHundredth } from '../round.ts';
import type { BoardScene } from './board-scene.ts';

interface BoardPaths {
  readonly grid: string;
  readonly x: string;
  readonly o: string;
  readonly line: string;
}

/** In unscaled units. */
export const CELL = 18;
export const MARGIN = 5.5;
const ARM = 4.9;
const RADIUS = 5.1;

const known = new WeakMap<BoardScene, BoardPaths>();

/** The paths of a board, its top left corner at the origin; cached for each board. */
export function findBoardPaths(board: BoardScene): BoardPaths {
  let paths = known.get(board);
  if (!paths) known.set(board, (paths = drawPaths(board)));
  return paths;
}

function drawPaths({ columns, rows, cells, lines }: BoardScene): BoardPaths {
  const centre = (cell: number) =>
    [((cell % columns) + 0.5) * CELL, (Math.floor(cell / columns) + 0.5) * CELL] as const;
  const marks = (side: 'x' | 'o', mark: (x: number, y: number) => string) =>
    cells.map((held, cell) => (held === side ? mark(...centre(cell)) : '')).join('');
  return {
    grid: drawGrid(columns, rows),
    x: marks('x', drawCross),
    o: marks('o', drawRing),
    line: lines
      .map((line) => {
        const [start, end] = [centre(line[0]), centre(line.at(-1)!)];
        return `M${start.join(' ')}L${end.join(' ')}`;
      })
      .join(''),
  };
}

function drawGrid(columns: number, rows: number): string {
  return [
    ...listInnerLines(columns).map((x) => `M${x} 1V${rows * CELL - 1}`),
    ...listInnerLines(rows).map((y) => `M1 ${y}H${columns * CELL - 1}`),
  ].join('');
}

function listInnerLines(count: number): number[] {
  return Array.from({ length: count - 1 }, (_, i) => (i + 1) * CELL);
}

function drawCross(x: number, y: number): string {
  const d = 2 * ARM;
  return `M${x - ARM} ${y - ARM}l${d} ${d}m0 ${-d}l${-d} ${d}`;
}

function drawRing(x: number, y: number): string {
  const d = 2 * RADIUS;
  return `M${roundToHundredth(x - RADIUS)} ${y}a${RADIUS} ${RADIUS} 0 1 0 ${d} 0a${RADIUS} ${RADIUS} 0 1 0 ${-d} 0`;
}
