import { isBoardName } from './fill-arguments.ts';
import { LiteralMap, readLiteral, type Literal } from './literal.ts';
import { findRecursion, makeParameter } from './outline.ts';
import type { Runtime } from './runtime.ts';

export interface BoardSize {
  readonly rows: number;
  readonly columns: number;
}

/** Larger tables are no boards. */
const LARGEST = 12;
const making = /init|new|create|make|start|empty|blank|reset/i;

/**
 * The size of the program's own empty board, if it is none of three rows and three columns: in a variable, or made by a
 * function, that is named as a board. Null if no such board is found.
 */
export function findOtherSize(runtime: Runtime): BoardSize | null {
  const { globals, functions } = runtime.outline;
  const { recursive, leading } = findRecursion(runtime.outline);
  const makers = functions.filter(
    ({ name, callee, parameters }) =>
      callee !== null &&
      making.test(name) &&
      parameters.every(({ isOptional }) => isOptional) &&
      !recursive.has(name) &&
      !leading.has(name),
  );
  const named = [
    ...globals.slice(0, 80).map((name) => ({ name, text: name })),
    ...makers.map(({ name, callee }) => ({ name, text: `${callee}()` })),
  ].filter(({ name }) => isBoardName(makeParameter(name.toLowerCase())));
  for (const { text } of named) {
    const size = readSize(readLiteral(runtime.evaluate(text).returned ?? ''));
    if (size) return size;
  }
  return null;
}

function readSize(value: Literal): BoardSize | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const rows = (value as readonly Literal[]).map((row) => (typeof row === 'string' ? [...row] : row));
  const isOfRows = rows.every(Array.isArray);
  const cells = rows.flat() as readonly Literal[];
  const columns = isOfRows ? (rows[0] as readonly Literal[]).length : Math.sqrt(cells.length);
  const size = { rows: cells.length / columns, columns };
  const isBoard =
    [size.rows, columns].every((each) => Number.isInteger(each) && each > 2 && each <= LARGEST) &&
    (size.rows > 3 || columns > 3) &&
    (!isOfRows || rows.every((row) => (row as readonly Literal[]).length === columns)) &&
    cells.every((cell) => cell === cells[0] && !(cell instanceof LiteralMap) && !Array.isArray(cell));
  return isBoard ? size : null;
}
