import { countBits } from '../../game/index.ts';
import { findCanonicalKey } from '../../search/index.ts';
import { words } from '../../words/index.ts';
import type { Reading } from './reading.ts';
import { nameMove, type RuleTable } from './rule.ts';
import { findSharedRows } from './shallow-copy.ts';
import { isTrue, listUntried } from './true-value.ts';
import { findBoundKept, findSharedWindow } from './window-rules.ts';

export const leafRules: RuleTable = [
  ['bound-kept', findBoundKept],
  ['no-moves-tried', findNoMovesTried],
  ['never-tried', findNeverTried],
  ['wrong-answer', findWrongAnswer],
  ['no-search', findNoSearch],
];

/** Faults of calls that took the best value of their children, but left moves out. */
export const widthRules: RuleTable = [
  ['only-first', findOnlyFirst],
  ['shared-window', findWindowShared],
  ['shallow-copy', findRowsFull],
  ['no-room', findNoRoom],
  ['never-tried', findNeverTried],
  ['missed', findMissed],
];

/**
 * Whether a value is at or beyond the edge of the window, so that left-out moves do not matter; false if it was already
 * closed.
 */
function isClosed(reading: Reading, node: number): boolean {
  const { alpha, beta } = reading.window(node);
  const score = reading.score(node);
  const { draw, most, least } = reading.ends;
  if (alpha >= beta) return true;
  // The best possible value may also end a search, but only a win is certainly the best.
  return reading.isMax(node)
    ? score >= beta || (score >= most && score > draw)
    : score <= alpha || (score <= least && score < draw);
}

/** Whether no call at this depth below its root makes further calls. */
function isLimit(reading: Reading, node: number): boolean {
  const { trace } = reading;
  const root = findRoot(reading, node);
  const plies = trace.ply[node];
  if (reading.findDeepestSearched(root) >= plies) return false;
  return plies - trace.ply[root] > 1 || isDeepened(reading, root) || hasDepth(reading, root, node);
}

/** The root of a call's search: iterative deepening has one for each depth, or one for each depth and move. */
function findRoot(reading: Reading, node: number): number {
  const { parent } = reading.trace;
  for (let at = node; parent[at] >= 0; at = parent[at])
    if (reading.isSameBoard(at, parent[at]) || isDeepened(reading, at)) return at;
  return 0;
}

/** Whether the call above also searches this board with another number, as to another depth. */
export function isDeepened(reading: Reading, node: number): boolean {
  const above = reading.trace.parent[node];
  if (above < 0) return false;
  return reading
    .children(above)
    .some((other) => reading.isSameBoard(other, node) && hasDepth(reading, other, node));
}

/** Whether the call above searches this board again later, so that this search only prepared the later one. */
function isSearchedAgain(reading: Reading, node: number): boolean {
  const above = reading.trace.parent[node];
  return (
    above >= 0 && reading.children(above).some((other) => other > node && reading.isSameBoard(other, node))
  );
}

/** Whether calls get a whole number that changes from one to the other, which may be a depth limit. */
function hasDepth({ trace: { program } }: Reading, root: number, node: number): boolean {
  const numbers = (each: number) => program.rests[program.rest[each]].match(/[^\s,]+ \d+(?=,|$)/g) ?? [];
  const above = numbers(root);
  return numbers(node).some((number, i) => above[i] !== undefined && above[i] !== number);
}

function isRemembered(reading: Reading, node: number): boolean {
  const score = reading.score(node);
  return reading.findAlike(node).some((other) => other < node && reading.score(other) === score);
}

/** The number of moves after which calls stop and estimate; null if there is no such limit. */
export function findDepthLimit(reading: Reading): number | null {
  let limit: number | null = null;
  for (let node = 0; node < reading.length; node++) {
    if (!reading.isLeaf(node) || !reading.isReturned(node) || reading.outcome(node) !== null) continue;
    if (Number.isNaN(reading.score(node)) || isSearchedAgain(reading, findRoot(reading, node))) continue;
    if (!isTrue(reading, node) && !isRemembered(reading, node) && isLimit(reading, node))
      limit = Math.max(limit ?? 0, countMoves(reading, node));
  }
  return limit;
}

/** The number of moves made on the way to a call. */
function countMoves(reading: Reading, node: number): number {
  const [from, to] = [0, node].map((each) => reading.board(each));
  return from && to ? countBits(to.x | to.o) - countBits(from.x | from.o) : reading.trace.ply[node];
}

function isAllowed(reading: Reading, node: number): boolean {
  return isTrue(reading, node) || isRemembered(reading, node) || isLimit(reading, node);
}

function findNoMovesTried(reading: Reading, node: number): string | null {
  const score = reading.score(node);
  return Number.isFinite(score) || isTrue(reading, node) ? null : words.faults['no-moves-tried'](score);
}

/** Cells that no call ever tries, where they matter. */
function findNeverTried(reading: Reading, node: number): string | null {
  const left = listUntried(reading, node);
  if (left.length === 0 || isTrue(reading, node)) return null;
  const { move } = reading.trace;
  const ever = new Set(move);
  const isWide = reading.length > 2 && ever.size > 2;
  return isWide && left.every((each) => !ever.has(each))
    ? words.faults['never-tried'](left.map(nameMove))
    : null;
}

/** The call returns the value of another board with as many marks. */
function findWrongAnswer(reading: Reading, node: number): string | null {
  if (isAllowed(reading, node)) return null;
  const here = reading.board(node)!;
  const marks = countBits(here.x | here.o);
  for (let other = 0; other < node; other++) {
    const board = reading.board(other);
    const isLike = board && countBits(board.x | board.o) === marks && !reading.isLeaf(other);
    if (isLike && reading.score(other) === reading.score(node))
      return words.faults['wrong-answer'](reading.score(node));
  }
  return null;
}

function findNoSearch(reading: Reading, node: number): string | null {
  return isAllowed(reading, node) ? null : words.faults['no-search'](reading.score(node));
}

/**
 * Whether the left-out moves matter: none is symmetric to a tried one, the window is open, and the value is wrong for
 * it.
 */
function leavesOut(reading: Reading, node: number): boolean {
  const board = reading.board(node);
  const left = listUntried(reading, node);
  if (!board || left.length === 0 || isClosed(reading, node) || isTrue(reading, node)) return false;
  const tried = new Set(
    reading.children(node).map((child) => findCanonicalKey(reading.board(child) ?? board)),
  );
  return left.some((move) => !tried.has(findCanonicalKey(board.game.play(board, move))));
}

/** The call left out moves that matter, and every call tries only one. */
function isSingle(reading: Reading, node: number): boolean {
  const { trace, length } = reading;
  if (!leavesOut(reading, node) || trace.end[node + 1] !== trace.end[node]) return false;
  // A function that calls others for values, but is called by none, may have its own loop.
  for (let other = reading.isRootAlone() ? 1 : 0; other < length; other++)
    if (!reading.isLeaf(other) && trace.end[other + 1] !== trace.end[other]) return false;
  return true;
}

function findOnlyFirst(reading: Reading, node: number): string | null {
  const line = reading.trace.program.returnLine[node];
  if (!isSingle(reading, node) || !isWithinLoop(reading.source, line)) return null;
  return words.faults['only-first'](1, 1 + listUntried(reading, node).length);
}

/** All calls share a board that is full when the first of them returns, so that nothing is left to try. */
function findNoRoom(reading: Reading, node: number): string | null {
  return isSingle(reading, node) && findBreak(reading, node) === null
    ? words.faults['no-room'](1 + listUntried(reading, node).length)
    : null;
}

function findRowsFull(reading: Reading, node: number): string | null {
  return isSingle(reading, node) ? findSharedRows(reading, 1) : null;
}

/** By indentation. */
export function isWithinLoop(source: string, line: number): boolean {
  const lines = source.split('\n').slice(0, line);
  const indent = (text: string) => /^\s*/.exec(text)![0].length;
  let inner = indent(lines.at(-1) ?? '');
  for (const text of lines.toReversed()) {
    if (text.trim() === '' || indent(text) >= inner) continue;
    if (/^\s*(for|while)\b|\.forEach\(/.test(text)) return true;
    if (/^\s*(async +)?(def|function)\b/.test(text)) return false;
    inner = indent(text);
  }
  return false;
}

function findWindowShared(reading: Reading, node: number): string | null {
  return leavesOut(reading, node) ? findSharedWindow(reading, listUntried(reading, node)) : null;
}

function findMissed(reading: Reading, node: number): string | null {
  return leavesOut(reading, node)
    ? words.faults.missed(listUntried(reading, node).map(nameMove), findBreak(reading, node))
    : null;
}

/** The line at which a call left its loop; null if it did not, or if its lines are not known. */
function findBreak({ trace, source }: Reading, node: number): number | null {
  const lines = source.split('\n');
  const ran = trace.listLines(trace.exitStep(node)).slice(-2);
  return ran.find((line) => /\bbreak\b/.test(lines[line - 1] ?? '')) ?? null;
}
