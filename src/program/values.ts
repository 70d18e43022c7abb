import { bits } from '../game/index.ts';
import { LiteralMap, readLiteral, type Literal } from './literal.ts';
import { findOutcome, type Marks } from './read-cells.ts';

/** A tree of calls with the boards that they saw. */
export interface SeenTree {
  readonly length: number;
  readonly parent: ArrayLike<number>;
  readonly end: ArrayLike<number>;
  readonly boards: readonly (Marks | null)[];
}

/** What calls returned, as numbers. */
export interface CallValues {
  /** From MAX's view; `NaN` where nothing was returned, or no number. */
  readonly score: Float64Array;
  readonly max: 'x' | 'o';
  /** Whether the program returns values from the view of the side to move. */
  readonly isNegamax: boolean;
  /** Which of the numbers that a call returned it is. */
  readonly place: number;
}

/** The numbers in what was returned: itself, or those that stand in a pair, a list or an object; `NaN` for other things. */
export function readNumbers(text: string): number[] {
  return flattenNumbers(readLiteral(text));
}

function flattenNumbers(value: Literal): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value === 'boolean') return [Number(value)];
  if (value instanceof LiteralMap) {
    const named = value.entries.filter(([key]) => /score|val|worth|utility|^v$/i.test(key));
    return (named.length > 0 ? named : value.entries).flatMap(([, each]) => flattenNumbers(each));
  }
  if (Array.isArray(value))
    return (value as Literal[]).flatMap((each) =>
      each !== null && typeof each === 'object' ? [Number.NaN] : flattenNumbers(each),
    );
  return [Number.NaN];
}

/** Who has won on a board: 1 for X, −1 for O, 0 for a draw; null while the game runs. */
function findSign(board: Marks | null): -1 | 0 | 1 | null {
  const end = findOutcome(board);
  return end === null ? null : end === 'x' ? 1 : end === 'o' ? -1 : 0;
}

/**
 * Which of the numbers that each call returned is its value, whose view it is from, and who is MAX: what most of the
 * finished games and of the calls above them agree with.
 */
export function readValues(tree: SeenTree, returned: readonly (readonly number[])[]): CallValues {
  const ends = tree.boards.map((board, node) => (tree.end[node] === node + 1 ? findSign(board) : null));
  const place = findPlace(tree, ends, returned);
  const raw = Float64Array.from(
    returned,
    (numbers) => numbers[numbers.length > place ? place : 0] ?? Number.NaN,
  );
  const isNegamax = isFromMover(tree, ends, raw);
  const max = isNegamax ? 'x' : findMax(tree, ends, raw);
  const sign = (node: number) => (isNegamax && findMover(tree, node) === 'o' ? -1 : 1);
  return { score: raw.map((value, node) => (value === 0 ? 0 : value * sign(node))), max, isNegamax, place };
}

/**
 * The number that most of the finished games agree with; where several do, as with `[-1, -1, 1]` at each of them, the one
 * that most calls hand up.
 */
function findPlace(
  tree: SeenTree,
  ends: readonly (number | null)[],
  returned: readonly (readonly number[])[],
): number {
  const width = Math.max(1, ...new Set(returned.map((numbers) => numbers.length)));
  const places = Array.from({ length: width }, (_, place) => place);
  const most = (count: (place: number) => number, among: readonly number[]) => {
    const counts = among.map(count);
    const largest = Math.max(...counts);
    return among.filter((_, i) => counts[i] === largest);
  };
  const agreed = (place: number) =>
    ends.filter((end, node) => end !== null && Math.abs(Math.sign(returned[node][place])) === Math.abs(end))
      .length;
  const fitting = most(agreed, places);
  if (fitting.length === 1) return fitting[0];
  // Where no call was about a finished game, what is an empty cell on every board is a move.
  const isMove = (place: number) =>
    returned.every(
      (numbers, node) => !Number.isFinite(numbers[place]) || isOpen(tree.boards[node], numbers[place]),
    );
  const others = ends.every((end) => end === null) ? fitting.filter((place) => !isMove(place)) : [];
  if (others.length === 1) return others[0];
  const handedUp = (place: number) =>
    returned.filter((numbers, node) => {
      for (let child = node + 1; child < tree.end[node]; child = tree.end[child])
        if (Math.abs(returned[child][place]) === Math.abs(numbers[place])) return true;
      return false;
    }).length;
  return most(handedUp, fitting)[0];
}

function isOpen(board: Marks | null, cell: number): boolean {
  return board !== null && cell >= 0 && cell < 9 && (((board.x | board.o) >> cell) & 1) === 0;
}

/** Who is MAX: the side whose wins count more; where no call was about a finished game, the one that takes the largest. */
function findMax(tree: SeenTree, ends: readonly (number | null)[], raw: Float64Array): 'x' | 'o' {
  let agrees = 0;
  raw.forEach((value, node) => {
    const end = ends[node];
    if (end !== null && Number.isFinite(value)) agrees += Math.sign(value) * end;
  });
  if (ends.every((end) => end === null))
    raw.forEach((value, node) => {
      const handed: number[] = [];
      for (let child = node + 1; child < tree.end[node]; child = tree.end[child]) handed.push(raw[child]);
      const taken = Number(value === Math.max(...handed)) - Number(value === Math.min(...handed));
      agrees += findMover(tree, node) === 'x' ? taken : -taken;
    });
  return agrees < 0 ? 'o' : 'x';
}

/**
 * Negamax gives every lost end a minus, whoever lost, and takes at each call the largest of what its calls returned
 * with their signs turned.
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
  const { length, end } = tree;
  let [turned, asIs] = [0, 0];
  for (let node = 0; node < length; node++) {
    if (end[node] === node + 1 || Number.isNaN(raw[node])) continue;
    let [largest, most, least] = [-Infinity, -Infinity, Infinity];
    for (let child = node + 1; child < end[node]; child = end[child]) {
      largest = Math.max(largest, -raw[child]);
      most = Math.max(most, raw[child]);
      least = Math.min(least, raw[child]);
    }
    if (raw[node] === largest || (raw[node] === 0 && largest === 0)) turned++;
    if (raw[node] === (findMover(tree, node) === 'x' ? most : least)) asIs++;
  }
  return winners.size === 2 || turned > asIs;
}

/** The side to move on a board, from its marks. */
function findMover({ boards }: Pick<SeenTree, 'boards'>, node: number): 'x' | 'o' {
  const board = boards[node];
  return board && bits(board.x) > bits(board.o) ? 'o' : 'x';
}
