import type { Move } from '../game/index.ts';
import { readLiteral } from './literal.ts';
import { readMoveNumbers } from './move-in.ts';
import { findMoveBetween, type CallNodes } from './call-nodes.ts';
import { findRecursion, type Outline } from './outline.ts';
import { readCells, readMarks, type MarkNames, type Marks } from './read-cells.ts';
import type { RunSubject, SeenCall } from './seen-call.ts';

/** Whether the outermost function is not recursive: then it calls others for values and returns a move. */
export function isMoveGiver({ length }: CallNodes, innermost: SeenCall, outline: Outline): boolean {
  return length > 1 && !findRecursion(outline).recursive.has(outline.functions[innermost.ran].name);
}

/** Whether the outermost call returns a pair of numbers, and those below return one. */
export function givesPair({ length, returned }: CallNodes, numbers: readonly (readonly number[])[]): boolean {
  const count = (id: number) => numbers[id]?.length ?? 1;
  return length > 1 && count(returned[0]) === 2 && returned.subarray(1).every((id) => count(id) === 1);
}

/**
 * Whether the outermost call of a recursive function returns a move, and those below values: the cell of its best
 * child, which is far from every value.
 */
export function picksMove(
  { returned, end, length }: CallNodes,
  move: Int8Array,
  score: ArrayLike<number>,
  values: readonly string[],
  marks: MarkNames,
): boolean {
  const numbers = readMoveNumbers(values[returned[0]] ?? '', -1, marks);
  const found = new Map<number, number>();
  for (let child = 1; child < length; child = end[child]) found.set(move[child], score[child]);
  const below = [...found.values()];
  const chosen = found.get(numbers[0]);
  if (numbers.length !== 1 || chosen === undefined) return false;
  return (
    [Math.max(...below), Math.min(...below)].includes(chosen) &&
    below.every((each) => Math.abs(each - numbers[0]) > FADED)
  );
}

/** Most that a value changes from one call to the one above, if it falls with depth. */
const FADED = 2;

/** Whether calls return moves and keep values elsewhere: each result is the row and column of an empty cell. */
export function areMoves(
  { returned }: CallNodes,
  boards: readonly (Marks | null)[],
  numbers: readonly (readonly number[])[],
): boolean {
  let pairs = 0;
  const isMove = (id: number, node: number) => {
    const [row, column, ...others] = numbers[id] ?? [];
    if (row === undefined || Number.isNaN(row)) return true;
    const board = boards[node];
    if (!board || others.length > 0 || ![row, column].every((each) => each >= 0 && each < 3)) return false;
    pairs++;
    return (((board.x | board.o) >> (3 * row + column)) & 1) === 0;
  };
  return returned.every(isMove) && pairs > 1;
}

/**
 * The child whose move the answer contains; −1 if no such move has the returned value. `place` is the value's index in
 * the answer, −1 for none.
 */
export function findChosenChild(
  { move, score, end }: { move: Int8Array; score: ArrayLike<number>; end: Int32Array },
  answered: string | null,
  place: number,
  { left, marks }: { readonly left: Move; readonly marks: MarkNames },
): number {
  if (left >= 0) return findChild({ move, end }, left);
  const [first, second] = answered === null ? [] : readMoveNumbers(answered, place, marks);
  if (first === undefined) return -1;
  for (const from of [0, 1]) {
    const cell = second === undefined ? first - from : 3 * (first - from) + second - from;
    for (let child = 1; child < move.length; child = end[child])
      if (move[child] === cell && score[child] === score[0]) return child;
  }
  return -1;
}

/** The move that a call made on the board that it left, if that is its only change; −1 if there is none. */
export function findMoveLeft({ left, root, marks }: RunSubject): Move {
  const cells = left === null ? null : readCells(readLiteral(left), marks);
  if (!cells) return -1;
  const move = findMoveBetween(root, readMarks(cells, marks));
  return root.game.moves(root).includes(move) ? move : -1;
}

function findChild({ move, end }: { readonly move: Int8Array; readonly end: Int32Array }, at: Move): number {
  for (let child = 1; child < move.length; child = end[child]) if (move[child] === at) return child;
  return -1;
}

/** The value of the chosen move, or the returned value if it is one of those below. */
export function scoreMove(
  score: Float64Array,
  { length, end, returned }: CallNodes,
  move: Int8Array,
  values: readonly string[],
  { left, marks }: { readonly left: Move; readonly marks: MarkNames },
): number {
  const children: number[] = [];
  for (let child = 1; child < length; child = end[child]) children.push(child);
  const text = values[returned[0]];
  const readWritten = (given: string) =>
    marks.keys ? readMoveNumbers(given, -1, marks) : (given.match(/-?\d+/g) ?? []).map(Number);
  const numbers = text === undefined ? [] : readWritten(text);
  const cells = numbers.length === 2 ? [3 * numbers[0] + numbers[1]] : numbers.slice(0, 1);
  if (left >= 0) cells.push(left);
  const chosen = children.find((child) => cells.includes(move[child]));
  if (chosen !== undefined) return score[chosen];
  return children.some((child) => score[child] === score[0]) ? score[0] : Number.NaN;
}
