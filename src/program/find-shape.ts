import { readCellName } from './cell-keys.ts';
import { LiteralMap, type Literal } from './literal.ts';
import { hasNamedRows } from './read-cells.ts';
import type { Representation } from './representation.ts';

export function findShape(text: string, board: Literal): Representation['shape'] {
  if (typeof board === 'string') return board.includes('\n') ? 'lined-text' : 'text';
  if (board instanceof LiteralMap && hasNamedRows(board)) return 'named-rows';
  if (board instanceof LiteralMap && board.entries.length < 9) {
    const keys = board.entries.map(([key]) => key);
    if (keys.every((key) => readCellName(key) !== null)) return 'taken-names';
    return keys.every((key) => key.includes(',')) ? 'taken-pairs' : 'taken';
  }
  if (board instanceof LiteralMap) return 'map';
  const isFixed = text.startsWith('(');
  const { length, 0: first } = board as readonly Literal[];
  if (length === 3 && typeof first === 'string') return isFixed ? 'fixed-text-rows' : 'text-rows';
  if (isFixed) return length === 3 ? 'fixed-rows' : 'tuple';
  return length === 3 ? 'rows' : length === 9 ? 'list' : 'framed';
}

/** Null if a board has no others around its cells. */
export function findFrame(board: Literal): readonly Literal[] | null {
  return Array.isArray(board) && ![3, 9].includes(board.length) ? (board as readonly Literal[]) : null;
}
