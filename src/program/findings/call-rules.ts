import { countBits, listCells, opponent, type Side } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import { readLiteral } from '../literal.ts';
import { findMissedLine } from './missed-line.ts';
import type { Reading } from './reading.ts';
import { nameMove, nameCells, type RuleTable } from './rule.ts';
import { findSharedRows } from './shallow-copy.ts';

export const callRules: RuleTable = [
  ['line-missed', findLineMissed],
  ['past-the-end', findCallPastEnd],
  ['taken-cell', findTakenCell],
  ['shallow-copy', findRowsShared],
  ['marks-left', findMarksLeft],
  ['marks-lost', findMarksLost],
  ['window-turned', findTurnedWindow],
  ['window-swapped', findSwappedWindow],
  ['same-board', findSameBoard],
  ['wrong-turn', findWrongTurn],
  ['wrong-mark', findWrongMark],
];

/** The marks on both boards; null if either call has none. */
function compareMarks(reading: Reading, node: number) {
  const { parent, program } = reading.trace;
  const { x, o } = program;
  const above = parent[node];
  if (x[above] < 0 || x[node] < 0) return null;
  return {
    fresh: { x: x[node] & ~x[above], o: o[node] & ~o[above] },
    lost: { x: x[above] & ~x[node], o: o[above] & ~o[node] },
  };
}

function findLineMissed(reading: Reading, node: number): string | null {
  if (findCallPastEnd(reading, node) === null) return null;
  const missed = findMissedLine(reading, reading.trace.parent[node]);
  return missed && words.faults['line-missed'](missed.winner, missed.cells, null);
}

function findCallPastEnd(reading: Reading, node: number): string | null {
  const parent = reading.trace.parent[node];
  const outcome = reading.outcome(parent);
  if (outcome === null || outcome === 'draw' || reading.isSameBoard(node, parent)) return null;
  const above = reading.board(parent)!;
  const [line] = above.game.board(above).lines;
  const winner: Side = (above.x >> line[0]) & 1 ? 'x' : 'o';
  return words.faults['past-the-end'](winner, line.map(nameMove));
}

function findTakenCell(reading: Reading, node: number): string | null {
  const change = compareMarks(reading, node);
  if (!change) return null;
  const { fresh, lost } = change;
  const over = { x: fresh.x & lost.o, o: fresh.o & lost.x };
  const to: Side = over.x ? 'x' : 'o';
  return over[to] ? words.faults['taken-cell'](nameCells(over[to])[0], opponent(to), to) : null;
}

function findRowsShared(reading: Reading, node: number): string | null {
  const change = compareMarks(reading, node);
  return change && findSharedRows(reading, countBits(change.fresh.x | change.fresh.o) - 1);
}

function findMarksLeft(reading: Reading, node: number): string | null {
  const change = compareMarks(reading, node);
  const extra = change ? countBits(change.fresh.x | change.fresh.o) : 0;
  return extra > 1 ? words.faults['marks-left'](extra) : null;
}

function findMarksLost(reading: Reading, node: number): string | null {
  const change = compareMarks(reading, node);
  const lost = change ? change.lost.x | change.lost.o : 0;
  return lost ? words.faults['marks-lost'](nameCells(lost)) : null;
}

/**
 * The same board passed to the same function with the same arguments, or three times in a row. Another function or
 * depth is fine.
 */
function findSameBoard(reading: Reading, node: number): string | null {
  const { parent, program, length } = reading.trace;
  const repeats = (child: number, above: number) =>
    above >= 0 &&
    program.x[child] >= 0 &&
    reading.isSameBoard(child, above) &&
    program.ran[child] === program.ran[above];
  if (!repeats(node, parent[node])) return null;
  const goesOn = node + 1 < length && parent[node + 1] === node && repeats(node + 1, node);
  const isAsBefore = program.rest[node] === program.rest[parent[node]];
  return goesOn || isAsBefore ? words.faults['same-board']() : null;
}

function findWrongMark(reading: Reading, node: number): string | null {
  const change = compareMarks(reading, node);
  if (!change) return null;
  const { fresh } = change;
  const mover = reading.mover(reading.trace.parent[node]);
  const wrong = opponent(mover);
  return fresh[wrong] && !fresh[mover]
    ? words.faults['wrong-mark'](nameMove(listCells(fresh[wrong])[0]), wrong)
    : null;
}

/** A window that was negated for the other side, while each bound kept its place. */
function findTurnedWindow(reading: Reading, node: number): string | null {
  const found = negated.test(reading.source) ? findClosedWindow(reading, node) : null;
  return found && words.faults['window-turned'](found.alpha, found.beta);
}

/** A window whose bounds changed places in a program that negates neither. */
function findSwappedWindow(reading: Reading, node: number): string | null {
  const found = negated.test(reading.source) ? null : findClosedWindow(reading, node);
  return found?.isSymmetric ? words.faults['window-swapped'](found.alpha, found.beta) : null;
}

/** A negated variable as an argument, or as a value that is assigned. */
const negated = /[(,=]\s*-\s*[\p{L}_][\w.]*\s*(?:[,);]|$)/mu;

/**
 * A window that holds no value, below one that holds some, with its bounds negated. Below a symmetric one, as the first of
 * a search is, they may have changed places as well. Later calls get a narrower one.
 */
function findClosedWindow({ trace: { parent, program } }: Reading, node: number) {
  const read = (at: number, name: string) => {
    const [, text = ''] = new RegExp(`\\b${name} ([^,]+)`, 'i').exec(program.rests[program.rest[at]]) ?? [];
    return Number(readLiteral(text) ?? Number.NaN);
  };
  const [above, here] = [parent[node], node].map((at) => ({
    alpha: read(at, 'alpha'),
    beta: read(at, 'beta'),
  }));
  const isFirst = node === parent[node] + 1 && above.alpha < above.beta;
  const isTurned = isFirst && here.alpha === -above.alpha && here.beta === -above.beta;
  return isTurned ? { ...here, isSymmetric: here.alpha === above.beta } : null;
}

/** A line that always calls a function for the wrong side, while calls of it from other lines take turns. */
function findWrongTurn(reading: Reading, node: number): string | null {
  const { program, length, parent } = reading.trace;
  const [line, ran] = [program.callLine[node], program.ran[node]];
  if (line === 0 || !repeatsMark(reading, node)) return null;
  let takesTurns = false;
  for (let other = 1; other < length; other++) {
    if (program.ran[other] !== ran || parent[other] < 0) continue;
    const isAgain = repeatsMark(reading, other);
    if (isAgain !== null && isAgain !== (program.callLine[other] === line)) return null;
    takesTurns ||= isAgain === false;
  }
  const { fresh } = compareMarks(reading, node)!;
  const mark: Side = fresh.x ? 'x' : 'o';
  return takesTurns ? words.faults['wrong-turn'](mark, nameCells(fresh[mark])[0]) : null;
}

/** Whether the first move in a call has the mark of the move before the call; null if either is unknown. */
function repeatsMark(reading: Reading, node: number): boolean | null {
  if (reading.isLeaf(node)) return null;
  const [before, after] = [node, node + 1].map((each) => compareMarks(reading, each)?.fresh);
  if (!before || !after) return null;
  const isOne = ({ x, o }: { x: number; o: number }) => countBits(x | o) === 1;
  return isOne(before) && isOne(after) ? Boolean(before.x) === Boolean(after.x) : null;
}
