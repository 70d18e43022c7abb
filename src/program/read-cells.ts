import { ticTacToe, type Outcome } from '../game/index.ts';
import { orderKeys, rankKey } from './cell-keys.ts';
import { LiteralMap, type Literal } from './literal.ts';

/** One bit per cell. */
export interface Marks {
  readonly x: number;
  readonly o: number;
}

export interface MarkNames {
  readonly x: Literal;
  readonly o: Literal;
  /** Values that the program writes as members of an enumeration that are numbers or texts: value and member. */
  readonly members?: readonly (readonly [Literal, string])[];
  /** The objects of the program that stand for X and for O in its calls, where cells hold other marks. */
  readonly players?: readonly [x: Literal, o: Literal];
  /** How the cells of each side are kept apart, instead of marks on one board. */
  readonly pair?: PairForm;
  /** The keys of the cells in the order of the board, if it is a map. */
  readonly keys?: readonly string[];
  /** The keys of its rows, if it is a map of three rows. */
  readonly rows?: readonly string[];
  /** The key at which a record holds the board. */
  readonly heldAt?: string;
  /** Whether the board is one text of three lines. */
  readonly isInLines?: boolean;
}

/**
 * The cells of one side each, in two arguments or within one: as bits of a number, or as sets or lists of numbers; or
 * both sides as the digits 1 and 2 of a number in base three.
 */
export interface PairForm {
  readonly kind: 'bits' | 'sets' | 'lists' | 'digits';
  /** The side whose cells come first: X, or the side to move. */
  readonly first: 'x' | 'mover';
  /** The number of the first cell in a set or list. */
  readonly from: 0 | 1;
  /** Whether a third argument has the empty cells. */
  readonly hasEmpty: boolean;
  /** Whether a set or list cannot be changed, as `frozenset` and a tuple. */
  readonly isFixed?: boolean;
  /** The one argument that holds both: a list, a list that cannot be changed, the moves in turn, or a map with these keys. */
  readonly within?: 'list' | 'fixed' | 'number' | 'moves' | readonly [string, string];
  /** What comes after both where it is X's turn, and where it is O's. */
  readonly turn?: readonly [x: Literal, o: Literal];
}

/** A value as the program writes it. */
export function spellValue<T extends Literal>(
  value: T,
  { members = [] }: Pick<MarkNames, 'members'>,
): T | string {
  return members.find(([each]) => each === value)?.[1] ?? value;
}

/** Three lines of text, the last perhaps ended too. */
const lined = /^(.{3})\n(.{3})\n(.{3})\n?$/;

const isCell = (value: Literal): boolean =>
  value === undefined || value === null || typeof value !== 'object';

/**
 * Reads nine cells from a list, three rows, a text, or a value that contains one of these; null if there is no board.
 */
export function readCells(value: Literal, names: Pick<MarkNames, 'keys'> = {}): readonly Literal[] | null {
  // A key of nine letters, `top-right`, is no board.
  if (typeof value === 'string') {
    const cells = value.replace(lined, '$1$2$3');
    return cells.length === 9 && !names.keys ? [...cells] : null;
  }
  if (value instanceof LiteralMap) {
    const values = value.entries.map(([, each]) => each);
    if (hasNamedRows(value)) return values.flatMap((row) => readRow(row)!);
    const cells = values.length === 9 && values.every(isCell) ? readMap(value, names.keys) : null;
    if (cells) return cells;
    if (values.length > 0 && values.every(isMark)) return readTaken(value);
    return values.map((each) => readCells(each, names)).find((each) => each !== null) ?? null;
  }
  if (!Array.isArray(value)) return null;
  const list = value as readonly Literal[];
  if (list.length === 9 && list.every(isCell)) return list;
  if (list.length === 5) return readFramed(list);
  if ((list.length === 10 || list.length === 11) && list.every(isCell)) return list.slice(1, 10);
  if (list.length === 3 && list.every((row) => readRow(row) !== null))
    return list.flatMap((row) => readRow(row)!);
  return null;
}

/** Three rows of five that have a border of other cells around them; null for any other rows. */
function readFramed(rows: readonly Literal[]): readonly Literal[] | null {
  if (!rows.every((row) => Array.isArray(row) && row.length === 5 && row.every(isCell))) return null;
  const inner = (rows as readonly (readonly Literal[])[]).slice(1, 4).flatMap((row) => row.slice(1, 4));
  const around = rows.flat().filter((_, at) => !isInner(at));
  return around.every((each) => each === around[0]) && !inner.includes(around[0]) ? inner : null;
}

/** Whether a place of five rows of five, counted from 0, is within their border. */
export function isInner(at: number): boolean {
  return at > 5 && at < 19 && at % 5 > 0 && at % 5 < 4;
}

/** Whether a map is a board of three rows, `{'a': ['X', …], 'b': …, 'c': …}`. */
export function hasNamedRows({ entries }: LiteralMap): boolean {
  return entries.length === 3 && entries.every(([, row]) => Array.isArray(row) && readRow(row) !== null);
}

function readRow(row: Literal): readonly Literal[] | null {
  if (typeof row === 'string') return row.length === 3 ? [...row] : null;
  return Array.isArray(row) && row.length === 3 && (row as Literal[]).every(isCell)
    ? (row as Literal[])
    : null;
}

/** Null if the cells of the board have other keys, or some keys name no cell as the others do. */
function readMap(
  { entries }: LiteralMap,
  keys: readonly string[] = orderKeys(entries.map(([key]) => key)),
): Literal[] | null {
  const ranked = keys.filter((key) => !Number.isNaN(rankKey(key)));
  if (ranked.length > 0 && ranked.length < keys.length) return null;
  const cells = new Map(entries);
  return keys.every((key) => cells.has(key)) ? keys.map((key) => cells.get(key)) : null;
}

/** The cells of a map that holds only those that are taken; the others are `undefined`. */
function readTaken({ entries }: LiteralMap): Literal[] | null {
  const taken = new Map(entries.map(([key, mark]) => [rankKey(key), mark]));
  const isWithin = entries.every(([key]) => /^(?:[0-8]|[0-2],[0-2]|[a-c][1-3])$/i.test(key));
  return isWithin ? Array.from({ length: 9 }, (_, cell) => taken.get(cell)) : null;
}

/** Cells of a board without its marks: all equal, or numbered. Null for a full board, or no board. */
export function findEmptyCells(value: Literal): readonly Literal[] | null {
  const cells = readCells(value);
  const [first, ...others] = [...(cells ?? []).entries()].filter(([, each]) => !likeX(each) && !likeO(each));
  if (!cells || first === undefined) return null;
  const [place, empty] = first;
  const offset = Number(empty) - place;
  // Of a game that was stopped, one cell may be left: its number is no sign for all empty cells.
  const isNumber = others.length === 0 && Number(empty) > 0 && (offset === 0 || offset === 1);
  if (!isNumber && others.every(([, each]) => each === empty)) return cells.map(() => empty);
  const isNumbered =
    (offset === 0 || offset === 1) && others.every(([at, each]) => Number(each) === at + offset);
  if (!isNumbered) return null;
  return cells.map((_, at) => (typeof empty === 'string' ? `${at + offset}` : at + offset));
}

export function isFull(value: Literal): boolean {
  return readCells(value)?.every((cell) => likeX(cell) || likeO(cell)) ?? false;
}

const likeX = (cell: Literal) => typeof cell === 'string' && /^(?:\u2060[\w.]+\.)?[x❌✕✖×]$/iu.test(cell);
const likeO = (cell: Literal) => typeof cell === 'string' && /^(?:\u2060[\w.]+\.)?[o⭕◯○]$/iu.test(cell);

/** Whether a cell looks like a cross or a nought. */
export function isMark(cell: Literal): boolean {
  return likeX(cell) || likeO(cell);
}

/** Reads the marks on a board: the program's own, and anything that looks like a cross or a nought. */
export function readMarks(cells: readonly Literal[], names: MarkNames): Marks {
  let [x, o] = [0, 0];
  cells.forEach((cell, index) => {
    if (cell === names.x || likeX(cell)) x |= 1 << index;
    else if (cell === names.o || likeO(cell)) o |= 1 << index;
  });
  return { x, o };
}

const outcomes: readonly (Outcome | null | undefined)[] = [undefined, null, 'x', 'o', 'draw'];
/** A cache of outcomes by `512 x + o`, because programs reach the same boards again and again. */
const known = new Uint8Array(512 * 512);

/** Null while the game goes on, or without a board. */
export function findOutcome(board: Marks | null): Outcome | null {
  if (!board) return null;
  const key = 512 * board.x + board.o;
  known[key] ||= outcomes.indexOf(ticTacToe.outcome(ticTacToe.makePosition(board.x, board.o)));
  return outcomes[known[key]]!;
}
