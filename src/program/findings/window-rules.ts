import type { Move } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import { readCell, readMoveNumbers } from '../move-in.ts';
import { findTrueValue } from './every-position.ts';
import type { Reading } from './reading.ts';
import { nameMove } from './rule.ts';
import { isTrue, listUntried } from './true-value.ts';

/** Compares the winner by a call's value with the true winner, as far as the call's window distinguishes them. */
function compareInWindow(reading: Reading, node: number): 'equal' | 'different' {
  const board = reading.board(node);
  if (!board) return 'equal';
  const { alpha, beta } = reading.window(node);
  const forMax = (winner: number) => (reading.max === 'x' ? winner : -winner);
  const clamp = (winner: number) => {
    const [low, high] = [alpha, beta].map((edge) => forMax(reading.winnerAt(edge)));
    return Math.min(Math.max(forMax(winner), alpha === -Infinity ? -1 : low), beta === Infinity ? 1 : high);
  };
  return clamp(reading.winnerAt(reading.score(node))) === clamp(findTrueValue(board)) ? 'equal' : 'different';
}

/** Whether a call within this one stopped before it had tried every move. */
function isCut(reading: Reading, root: number): boolean {
  for (let node = root; node < reading.trace.end[root]; node++)
    if (!reading.isLeaf(node) && listUntried(reading, node).length > 0) return true;
  return false;
}

/** A call gets the stored result of an earlier search of its board, a bound that was enough there but is not here. */
export function findBoundKept(reading: Reading, node: number): string | null {
  const board = reading.board(node);
  if (!board || isTrue(reading, node) || compareInWindow(reading, node) === 'equal') return null;
  const score = reading.score(node);
  const origin = reading
    .findAlike(node)
    .find((other) => other < node && !reading.isLeaf(other) && reading.score(other) === score);
  if (origin === undefined || !isCut(reading, origin) || compareInWindow(reading, origin) === 'different')
    return null;
  return words.faults['bound-kept'](score, findTrueValue(board));
}

/** The first call chose a move whose value is only a bound, equal to that of an earlier move. */
export function findBoundChosen(reading: Reading): string | null {
  const { move, program } = reading.trace;
  const { chosen } = program;
  if (chosen < 0 || reading.isLeaf(chosen) || isTrue(reading, chosen)) return null;
  const value = reading.score(chosen);
  if (mayBeOther(reading, chosen)) return null;
  const { alpha, beta } = reading.window(chosen);
  const isBound = reading.isMax(0) ? value <= alpha : value >= beta;
  const earlier = reading
    .children(0)
    .find((child) => child < chosen && reading.score(child) === value && isTrue(reading, child));
  if (!isBound || earlier === undefined || !isCut(reading, chosen)) return null;
  return words.faults['bound-as-value']({
    value,
    isMost: reading.isMax(0),
    chosen: nameMove(move[chosen]),
    earlier: nameMove(move[earlier]),
    winner: findTrueValue(reading.board(chosen)!),
  });
}

/** Whether the answer, with cells numbered differently, may mean another move with the same value. */
function mayBeOther({ trace, numbering }: Reading, chosen: number): boolean {
  const { move, score, program } = trace;
  const cell = numbering && readCell(readMoveNumbers(program.answered ?? '', -1), numbering);
  if (cell !== null) return cell !== move[chosen];
  return [...trace.children(0)].some(
    (child) => [1, 4].includes(Math.abs(move[child] - move[chosen])) && score[child] === score[chosen],
  );
}

const known = new WeakMap<Reading, boolean>();

/** Whether every call stopped exactly where it would if all calls shared one alpha and one beta. */
function isWindowShared(reading: Reading): boolean {
  let isShared = known.get(reading);
  if (isShared === undefined) {
    isShared = isWindowKept(reading) && sharings.some((each) => fitsSharedWindow(reading, each));
    known.set(reading, isShared);
  }
  return isShared;
}

interface Sharing {
  /** Whether the first call also narrows the window. */
  readonly isRootIn: boolean;
  /** Whether each move of the first call gets a new window. */
  readonly isFresh: boolean;
  readonly isEqualEnough: boolean;
}

const sharings: readonly Sharing[] = [true, false].flatMap((isRootIn) =>
  [false, true].flatMap((isFresh) =>
    [true, false].map((isEqualEnough) => ({ isRootIn, isFresh, isEqualEnough })),
  ),
);

function fitsSharedWindow(reading: Reading, { isRootIn, isFresh, isEqualEnough }: Sharing): boolean {
  const { trace, length } = reading;
  let [window, cuts] = [{ alpha: -Infinity, beta: Infinity }, 0];
  const open: number[] = [];
  for (let node = 0; node <= length; node++) {
    while (open.length > 0 && trace.end[open.at(-1)!] <= node) {
      const done = open.pop()!;
      const above = open.at(-1);
      if (above === undefined || (above === 0 && !isRootIn)) continue;
      const value = reading.score(done);
      if (reading.isMax(above)) window.alpha = Math.max(window.alpha, value);
      else window.beta = Math.min(window.beta, value);
      // A function that calls others for values need not cut.
      if (above === 0 && reading.isRootAlone()) continue;
      const isClosed = isEqualEnough ? window.alpha >= window.beta : window.alpha > window.beta;
      if (trace.end[above] !== trace.end[done]) {
        if (isClosed) return false;
      } else if (listUntried(reading, above).length > 0) {
        if (!isClosed) return false;
        cuts++;
      }
    }
    if (isFresh && open.length === 1)
      window = isRootIn ? reading.window(node) : { alpha: -Infinity, beta: Infinity };
    open.push(node);
  }
  return cuts > 0;
}

/** A call with a list of two, which may be alpha and beta. */
const pair = /\b\w+ [[(][^,[\]()]+,[^,[\]()]+[\])]/;

/** Whether the program has alpha and beta, or passes on one list of both, but no call has its own window. */
function isWindowKept({ source, trace: { program } }: Reading): boolean {
  if (program.rests.some((text) => /\b(alpha|beta)\b/i.test(text))) return false;
  const hasBoth = /\balpha\b/i.test(source) && /\bbeta\b/i.test(source);
  return hasBoth || program.rests.some((text) => pair.test(text));
}

/** Left-out moves matter, and the window of this call was closed by a value found elsewhere. */
export function findSharedWindow(reading: Reading, left: readonly Move[]): string | null {
  return isWindowShared(reading) ? words.faults['shared-window'](left.map(nameMove)) : null;
}
