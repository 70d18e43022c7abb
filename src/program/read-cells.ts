import { ticTacToe, type Outcome } from '../game/index.ts';
import { LiteralMap, type Literal } from './literal.ts';

/** The marks on a board, a bit a cell. */
export interface Marks {
  readonly x: number;
  readonly o: number;
}

/** What a program writes into a cell for either mark. */
export interface MarkNames {
  readonly x: Literal;
  readonly o: Literal;
}

const isCell = (value: Literal): boolean =>
  value === undefined || value === null || typeof value !== 'object';

/**
 * The nine cells of a board in whichever form a program keeps it: a list of nine, three rows of three, a text of nine, or
 * something that holds one of these; null where there is none.
 */
export function readCells(value: Literal): readonly Literal[] | null {
  if (typeof value === 'string') return value.length === 9 ? [...value] : null;
  if (value instanceof LiteralMap) {
    const values = value.entries.map(([, each]) => each);
    if (values.length === 9 && values.every(isCell)) return sortByKey(value);
    return values.map(readCells).find((cells) => cells !== null) ?? null;
  }
  if (!Array.isArray(value)) return null;
  const list = value as readonly Literal[];
  if (list.length === 9 && list.every(isCell)) return list;
  if (list.length === 10 && list.every(isCell)) return list.slice(1);
  if (list.length === 3 && list.every((row) => readRow(row) !== null))
    return list.flatMap((row) => readRow(row)!);
  return null;
}

function readRow(row: Literal): readonly Literal[] | null {
  if (typeof row === 'string') return row.length === 3 ? [...row] : null;
  return Array.isArray(row) && row.length === 3 && (row as Literal[]).every(isCell)
    ? (row as Literal[])
    : null;
}

/**
 * The cells of a map in the order of its keys, which number them, or name them by row and column, from the top left; by
 * other names they may stand mirrored, which no game notices. A map has no order of its own: MicroPython keeps none.
 */
function sortByKey({ entries }: LiteralMap): Literal[] {
  return entries.toSorted(([a], [b]) => compareKeys(a, b)).map(([, each]) => each);
}

function compareKeys(one: string, other: string): number {
  const rank = (key: string) => key.split(',').reduce((sum, part) => 3 * sum + Number(part), 0);
  return rank(one) - rank(other) || (one < other ? -1 : 1);
}

/** The nine cells of a board without its marks: empty cells that are equal, or that are numbered; null for what is no board, or a full one. */
export function findEmptyCells(value: Literal): readonly Literal[] | null {
  const cells = readCells(value);
  const [first, ...others] = [...(cells ?? []).entries()].filter(([, each]) => !likeX(each) && !likeO(each));
  if (!cells || first === undefined) return null;
  const [place, empty] = first;
  if (others.every(([, each]) => each === empty)) return cells.map(() => empty);
  const offset = Number(empty) - place;
  const isNumbered =
    (offset === 0 || offset === 1) && others.every(([at, each]) => Number(each) === at + offset);
  if (!isNumbered) return null;
  return cells.map((_, at) => (typeof empty === 'string' ? `${at + offset}` : at + offset));
}

/** Whether something is a board with a mark in each cell: what a game was stopped at, for one. */
export function isFull(value: Literal): boolean {
  return readCells(value)?.every((cell) => likeX(cell) || likeO(cell)) ?? false;
}

const likeX = (cell: Literal) => typeof cell === 'string' && /^[x❌✕✖×]$/iu.test(cell);
const likeO = (cell: Literal) => typeof cell === 'string' && /^[o⭕◯○]$/iu.test(cell);

/** The marks in nine cells: those that the program is known to write, or what looks like a cross and a nought. */
export function readMarks(cells: readonly Literal[], names: MarkNames): Marks {
  let [x, o] = [0, 0];
  cells.forEach((cell, index) => {
    if (cell === names.x || likeX(cell)) x |= 1 << index;
    else if (cell === names.o || likeO(cell)) o |= 1 << index;
  });
  return { x, o };
}

/** How a game ended, by `512 x + o`: a program asks the same boards again and again. */
const known = new Map<number, Outcome | null>();

/** How the game on a board ended; null while it runs, or where there is no board. */
export function findOutcome(board: Marks | null): Outcome | null {
  if (!board) return null;
  const key = 512 * board.x + board.o;
  let end = known.get(key);
  if (end === undefined) known.set(key, (end = ticTacToe.outcome(ticTacToe.position(board.x, board.o))));
  return end;
}
