import type { Move } from '../game/index.ts';
import { isNothing } from './languages.ts';
import { LiteralMap, readLiteral, type Literal } from './literal.ts';
import { readCellName } from './cell-keys.ts';
import type { MarkNames } from './read-cells.ts';
import { namesValue, readNumbers } from './call-values.ts';

/** How a program writes the cell of a move. */
export interface CellNumbering {
  /** The number of the first row, column or cell. */
  readonly from: 0 | 1;
  /** Whether the column comes before the row. */
  readonly isColumnFirst: boolean;
  /** Which of two numbers is the cell, if the other is its value; null if both name the cell. */
  readonly at: 0 | 1 | null;
  /** Whether the number has the bit of the cell. */
  readonly isBit?: boolean;
  /** Whether the number is a place in a text of three lines, whose ends count too. */
  readonly isInLines?: boolean;
}

const bitNumbering: CellNumbering = { from: 0, isColumnFirst: false, at: null, isBit: true };
const lineNumbering: CellNumbering = { from: 0, isColumnFirst: false, at: null, isInLines: true };

/** Likeliest first. */
export const cellNumberings: readonly CellNumbering[] = [
  ...[false, true].flatMap((isColumnFirst) =>
    ([0, 1] as const).map((from) => ({ from, isColumnFirst, at: null })),
  ),
  ...([0, 1] as const).flatMap((at) => ([0, 1] as const).map((from) => ({ from, isColumnFirst: false, at }))),
];

/** Those that fit how a program keeps its cells, likeliest first. */
export function listNumberings({
  pair,
  isInLines,
}: Pick<MarkNames, 'pair' | 'isInLines'>): readonly CellNumbering[] {
  if (pair?.kind === 'bits') return [...cellNumberings, bitNumbering];
  return isInLines ? [...cellNumberings, lineNumbering] : cellNumberings;
}

/** Whether a number is a cell of the board: programs may answer with −1 where they found no move. */
export function isCell(move: Move): boolean {
  return move >= 0 && move < 9;
}

/** The cell with these numbers, perhaps off the board; null for no or too many numbers. */
export function readCell(
  numbers: readonly number[],
  { from, isColumnFirst, at, isBit, isInLines }: CellNumbering,
): Move | null {
  if (isBit) {
    const cell = Math.log2(numbers[0]);
    return numbers.length === 1 && Number.isInteger(cell) ? cell : null;
  }
  if (isInLines)
    return numbers.length === 1 && numbers[0] % 4 !== 3 ? numbers[0] - Math.floor(numbers[0] / 4) : null;
  const [first, second] = numbers.map((each) => each - from);
  if (numbers.length === 1) return first;
  if (numbers.length !== 2) return null;
  if (at !== null) return at === 0 ? first : second;
  return isColumnFirst ? 3 * second + first : 3 * first + second;
}

/**
 * The numbers that are named as a move or form a pair; else all except the value, which is named or at `place`, −1 for
 * none.
 */
export function readMoveNumbers(
  answer: string,
  place: number,
  { keys, rows = [] }: Pick<MarkNames, 'keys' | 'rows'> = {},
): number[] {
  const text = answer.replaceAll(/(["'])(.+?)\1/g, (named, _, key: string) =>
    rows.includes(key) ? String(rows.indexOf(key)) : named,
  );
  const literal = readLiteral(text);
  const own = findNamed(literal, keys) ?? findNested(literal, keys);
  // A cell may be a text, as `'5'` from a page or a list of several, or `'2,1'` where cells have such keys.
  if (typeof literal === 'string' && /^\d(?:[,;:_-]\d)?$/.test(literal))
    return literal.match(/\d/g)!.map(Number);
  if (own === null && cellNames(literal, keys).length === 1) return cellNames(literal, keys);
  const others = () => (namesValue(literal) ? [] : readNumbers(text).filter((_, i) => i !== place));
  return (own ?? others()).filter(Number.isInteger);
}

/** Whether a result names one of its parts as a move, `{ value: 1, move: 7 }`: then that is no count. */
export function namesMove(text: string): boolean {
  const literal = readLiteral(text);
  const names = /^(best_?)?(move|index|cell|square|action|spot)$/i;
  return literal instanceof LiteralMap && literal.entries.some(([key]) => names.test(key));
}

/** Whether a result can name no move, so that the move may be on the board: no value, or whether a move was made. */
export function namesNoMove(text: string): boolean {
  return isNothing(text) || typeof readLiteral(text) === 'boolean';
}

function findNamed(literal: Literal, keys: Keys): number[] | null {
  if (!(literal instanceof LiteralMap)) return null;
  const entries = literal.entries.filter(([key]) =>
    /move|index|cell|action|spot|square|pos|^(row|col|column|[ijrcxy])$/i.test(key),
  );
  return entries.length === 0 ? null : entries.flatMap(([, value]) => listNumbers(value, keys));
}

/** A pair, or one number in brackets, next to a value. */
function findNested(literal: Literal, keys: Keys): number[] | null {
  if (!Array.isArray(literal)) return null;
  const inner = (literal as readonly Literal[]).filter(Array.isArray);
  return inner.length === 1 ? listNumbers(inner[0] as Literal, keys) : null;
}

type Keys = MarkNames['keys'];

function readKey(text: string, keys: Keys): number | null {
  const at = keys?.indexOf(text) ?? -1;
  return at < 0 ? readCellName(text) : at;
}

/** The cells that texts name, `b2`, in a result or in a list of it. */
function cellNames(literal: Literal, keys: Keys): number[] {
  const texts = Array.isArray(literal) ? (literal as readonly Literal[]) : [literal];
  return texts.flatMap((each) => (typeof each === 'string' ? (readKey(each, keys) ?? []) : []));
}

function listNumbers(literal: Literal, keys: Keys): number[] {
  if (literal instanceof LiteralMap) return literal.entries.flatMap(([, value]) => listNumbers(value, keys));
  if (Array.isArray(literal))
    return (literal as readonly Literal[]).flatMap((each) => listNumbers(each, keys));
  return typeof literal === 'number' ? [literal] : cellNames(literal, keys);
}
