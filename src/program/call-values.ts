import type { ProgramReading } from './program-reading.ts';
import { countBits } from '../game/index.ts';
import { LiteralMap, readLiteral, type Literal } from './literal.ts';
import { endPart, type InParts } from './in-parts.ts';
import { findOutcome, type Marks } from './read-cells.ts';
import { findScoredSide } from './scored-side.ts';

interface SeenTree {
  readonly length: number;
  readonly parent: ArrayLike<number>;
  readonly end: ArrayLike<number>;
  readonly boards: readonly (Marks | null)[];
}

export interface CallValues {
  /** From MAX's view; `NaN` if the call returned no number. */
  readonly score: Float64Array;
  readonly max: 'x' | 'o';
  /** Whether the program returns values from the view of the side to move. */
  readonly isNegamax: boolean;
  /** The index of the value among the numbers returned. */
  readonly place: number;
}

/** The numbers in a returned text: itself, or those in a pair, list or object. `NaN` for anything else. */
export function readNumbers(text: string): number[] {
  return flattenNumbers(readLiteral(text));
}

const valueNames = /score|val|worth|utility|^v$/i;

/** Whether the numbers read from a map are those that it names as values. */
export function namesValue(literal: Literal): boolean {
  return literal instanceof LiteralMap && literal.entries.some(([key]) => valueNames.test(key));
}

function flattenNumbers(value: Literal): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value === 'boolean') return [Number(value)];
  if (value instanceof LiteralMap) {
    const named = value.entries.filter(([key]) => valueNames.test(key));
    return (named.length > 0 ? named : value.entries).flatMap(([, each]) => flattenNumbers(each));
  }
  if (Array.isArray(value))
    return (value as Literal[]).flatMap((each) =>
      each !== null && typeof each === 'object' ? [Number.NaN] : flattenNumbers(each),
    );
  return [Number.NaN];
}

/** 1 if X has won, −1 if O has, 0 for a draw; null while the game goes on. */
function findSign(board: Marks | null): -1 | 0 | 1 | null {
  const end = findOutcome(board);
  return end === null ? null : end === 'x' ? 1 : end === 'o' ? -1 : 0;
}

function findWinner(sign: number | null): 'x' | 'o' | 'draw' | null {
  return sign === 1 ? 'x' : sign === -1 ? 'o' : sign === 0 ? 'draw' : null;
}

/**
 * Chooses the value, the view and MAX that agree best with finished games and the calls above them, unless they are known.
 * A call that names another side than an earlier one may count for that side.
 */
export function* readValues(
  tree: SeenTree,
  returned: readonly (readonly number[])[],
  known: Pick<ProgramReading, 'max' | 'isNegamax'> | null,
): InParts<CallValues> {
  const ends = tree.boards.map((board, node) => (tree.end[node] === node + 1 ? findSign(board) : null));
  const place = findPlace(tree, ends, returned);
  const raw = new Float64Array(returned.length);
  returned.forEach((numbers, node) => {
    raw[node] = pickNumber(numbers, place);
  });
  yield* endPart(tree.length);
  const isNegamax = known ? known.isNegamax : isFromMover(tree, ends, raw);
  const shown = isNegamax || known?.max.how === 'said' ? null : findScoredSide(ends.map(findWinner), raw);
  const max = shown ?? known?.max.value ?? (isNegamax ? 'x' : findMax(tree, ends, raw));
  yield* endPart(tree.length);
  const sign = (node: number) => (isNegamax && findMover(tree, node) === 'o' ? -1 : 1);
  return { score: raw.map((value, node) => (value === 0 ? 0 : value * sign(node))), max, isNegamax, place };
}

/** A finished game may return its value alone, and others a move with it. */
function pickNumber(numbers: readonly number[], place: number): number {
  return numbers[numbers.length > place ? place : 0] ?? Number.NaN;
}

/** The index on which most finished games agree; in a tie, as `[-1, -1, 1]`, the number most calls return upwards. */
function findPlace(
  tree: SeenTree,
  ends: readonly (number | null)[],
  returned: readonly (readonly number[])[],
): number {
  const width = Math.max(1, ...new Set(returned.map((numbers) => numbers.length)));
  if (width === 1) return 0;
  const places = Array.from({ length: width }, (_, place) => place);
  const most = (count: (place: number) => number, among: readonly number[]) => {
    const counts = among.map(count);
    const largest = Math.max(...counts);
    return among.filter((_, i) => counts[i] === largest);
  };
  const countAgreeing = (place: number) =>
    ends.filter(
      (end, node) => end !== null && Math.abs(Math.sign(pickNumber(returned[node], place))) === Math.abs(end),
    ).length;
  const fitting = most(countAgreeing, places);
  if (fitting.length === 1) return fitting[0];
  // Without finished games, a number that is an empty cell on every board is a move.
  const isMove = (place: number) =>
    returned.every(
      (numbers, node) => !Number.isFinite(numbers[place]) || isOpen(tree.boards[node], numbers[place]),
    );
  const others = ends.every((end) => end === null) ? fitting.filter((place) => !isMove(place)) : [];
  if (others.length === 1) return others[0];
  const countPassedUp = (place: number) =>
    returned.filter((numbers, node) => {
      for (let child = node + 1; child < tree.end[node]; child = tree.end[child])
        if (Math.abs(pickNumber(returned[child], place)) === Math.abs(pickNumber(numbers, place)))
          return true;
      return false;
    }).length;
  return most(countPassedUp, fitting)[0];
}

function isOpen(board: Marks | null, cell: number): boolean {
  return board !== null && cell >= 0 && cell < 9 && (((board.x | board.o) >> cell) & 1) === 0;
}

/** The side whose wins count more. Where finished games do not tell, the side that takes the largest value. */
function findMax(tree: SeenTree, ends: readonly (number | null)[], raw: Float64Array): 'x' | 'o' {
  const won = ends.flatMap((end, node) =>
    end && Number.isFinite(raw[node]) ? [{ end, sign: Math.sign(raw[node]) }] : [],
  );
  const isAlike = new Set(won.map(({ sign }) => sign)).size < 2;
  if (won.length > 0 && !(isAlike && new Set(won.map(({ end }) => end)).size > 1))
    return won.reduce((sum, { end, sign }) => sum + end * sign, 0) < 0 ? 'o' : 'x';
  let agrees = 0;
  for (const { node, most, least } of eachChoice(tree, raw)) {
    const taken = Number(raw[node] === most) - Number(raw[node] === least);
    agrees += findMover(tree, node) === 'x' ? taken : -taken;
  }
  return agrees < 0 ? 'o' : 'x';
}

/** The calls that make others, with the largest and the least value of these. */
function* eachChoice({ length, end }: SeenTree, raw: Float64Array) {
  for (let node = 0; node < length; node++) {
    if (end[node] === node + 1 || Number.isNaN(raw[node])) continue;
    let [most, least] = [-Infinity, Infinity];
    for (let child = node + 1; child < end[node]; child = end[child]) {
      most = Math.max(most, raw[child]);
      least = Math.min(least, raw[child]);
    }
    yield { node, most, least };
  }
}

/**
 * Negamax: every lost game is negative for either side, and no other search agrees better with what calls return than one
 * that takes the largest of its children's values, negated or, if somebody forgot it, not.
 */
function isFromMover(tree: SeenTree, ends: readonly (number | null)[], raw: Float64Array): boolean {
  const winners = new Set<number>();
  let [minus, plus] = [0, 0];
  ends.forEach((result, node) => {
    if (!result || !raw[node]) return;
    winners.add(result);
    if (raw[node] < 0) minus++;
    else plus++;
  });
  if (minus === 0 || plus > 0) return false;
  let [turned, unturned, maxIsX, maxIsO] = [0, 0, 0, 0];
  for (const { node, most, least } of eachChoice(tree, raw)) {
    const [byX, byO] = findMover(tree, node) === 'x' ? [most, least] : [least, most];
    if (raw[node] === -least) turned++;
    if (raw[node] === most) unturned++;
    if (raw[node] === byX) maxIsX++;
    if (raw[node] === byO) maxIsO++;
  }
  if (winners.size === 2) return Math.max(turned, unturned) >= Math.max(maxIsX, maxIsO);
  return turned > maxIsX;
}

/**
 * Whether each call returns its largest "win minus child value", for example with 1 for a win, ½ for a draw and 0 for a
 * loss.
 */
export function areShares(tree: SeenTree, raw: ArrayLike<number>, from: number): boolean {
  const { length, end, boards } = tree;
  const losses = new Set<number>();
  const sums = new Set<number>();
  for (let node = from; node < length; node++) {
    if (Number.isNaN(raw[node])) continue;
    let least = Infinity;
    for (let child = node + 1; child < end[node]; child = end[child]) least = Math.min(least, raw[child]);
    const result = findSign(boards[node]);
    if (least < Infinity) sums.add(raw[node] + least);
    else if (result === 0) sums.add(2 * raw[node]);
    else if (result !== null) losses.add(raw[node]);
  }
  const [[loss], [sum]] = [[...losses], [...sums]];
  return losses.size === 1 && sums.size === 1 && loss >= 0 && sum > 2 * loss;
}

function findMover({ boards }: Pick<SeenTree, 'boards'>, node: number): 'x' | 'o' {
  const board = boards[node];
  return board && countBits(board.x) > countBits(board.o) ? 'o' : 'x';
}
