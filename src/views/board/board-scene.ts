import { defaultNaming, type Move, type CellNaming, type Position, type Side } from '../../game/index.ts';
import type { Trace } from '../../search/index.ts';
import { isUndecided } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import type { CellNote } from './board-notes.ts';

export interface BoardScene {
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly (Side | null)[];
  readonly last: Move | null;
  /** The lines to mark, each as its cells in order; usually the complete ones. */
  readonly lines: readonly (readonly Move[])[];
  readonly label: string;
  /** The name and the note of each cell; absent on a bare board. */
  readonly names?: readonly string[];
  readonly notes?: readonly (CellNote | null)[];
}

/** Null for a game without a board. Give the position before it to mark the last move; `isAsked` hides a complete line. */
export function buildBoardScene(
  position: Position,
  before: Position | null = null,
  naming: CellNaming = defaultNaming,
  isAsked = false,
): BoardScene | null {
  const { game } = position;
  const board = game.board(position);
  if (board === null) return null;
  const { columns, rows, cells } = board;
  const lines = isAsked ? [] : board.lines;
  const earlier = before && game.board(before)?.cells;
  const changed = earlier ? cells.findLastIndex((mark, cell) => mark !== earlier[cell]) : -1;
  const last = changed < 0 ? null : changed;
  return {
    columns,
    rows,
    cells,
    last,
    lines,
    label: words.board.description({
      rows: Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns)),
      last: last === null ? null : game.moveName(last, naming),
      line: lines.length ? cells[lines[0][0]] : null,
    }),
  };
}

/** A node's board with the move that led to it marked; null for a game without one. */
export function buildBoardAt(trace: Trace, node: number, naming: CellNaming): BoardScene | null {
  const before = node > 0 ? trace.position(trace.parent[node]) : null;
  return buildBoardScene(trace.position(node), before, naming, isUndecided(trace, node));
}
