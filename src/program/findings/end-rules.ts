import { countBits, type Side } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import { isNothing } from '../languages.ts';
import { findEndView } from './end-view.ts';
import { findMissedLine } from './missed-line.ts';
import { measureGain } from './measure-gain.ts';
import type { ProgramRun } from '../program.ts';
import { Reading } from './reading.ts';
import type { RuleTable } from './rule.ts';

export const endRules: RuleTable = [
  ['end-silent', findNothingReturned],
  ['base-missing', findDrawUnscored],
  ['end-unscored', findWinUnscored],
  ['draw-score', findDrawScore],
  ['end-view', findEndView],
  ['line-missed', findLineMissed],
  ['full-first', findFullFirst],
  ['end-sign', findWrongSign],
  ['end-score', findNoBetter],
  ['late-win', findLateWin],
];

/** Whether a drawn board went wrong in a run: it was searched further, raised an error, or got another score than a draw's. */
export function missesDraws({ trace }: Pick<ProgramRun, 'trace'>, source: string): boolean {
  if (!trace || trace.length === 0) return false;
  const reading = new Reading(trace, source);
  for (let node = 0; node < reading.length; node++) {
    if (reading.outcome(node) !== 'draw') continue;
    if (!reading.isLeaf(node) || !reading.isReturned(node)) return true;
    if (endRules.some(([, find]) => find(reading, node) !== null)) return true;
  }
  return false;
}

function findNothingReturned(reading: Reading, node: number): string | null {
  return isNothing(reading.trace.readReturned(node) ?? '') ? words.faults['end-silent']() : null;
}

/** An infinite score for a draw. */
function findDrawUnscored(reading: Reading, node: number): string | null {
  const score = reading.score(node);
  const isUnscored = reading.outcome(node) === 'draw' && Math.abs(score) === Infinity;
  return isUnscored ? words.faults['base-missing']('draw', score) : null;
}

/** An infinite score for a win that scores a number elsewhere. */
function findWinUnscored(reading: Reading, node: number): string | null {
  const outcome = reading.outcome(node) as Side | 'draw';
  const score = reading.score(node);
  const isUnscored =
    outcome !== 'draw' && Math.abs(score) === Infinity && Number.isFinite(reading.ends.usual[outcome]);
  return isUnscored ? words.faults['end-unscored'](outcome, score) : null;
}

function findDrawScore(reading: Reading, node: number): string | null {
  const { ends, max } = reading;
  const score = reading.score(node);
  if (reading.outcome(node) !== 'draw' || Number.isNaN(score)) return null;
  const [win, loss] = max === 'x' ? [ends.usual.x, ends.usual.o] : [ends.usual.o, ends.usual.x];
  const isWrong = ends.isOrdered ? score >= win || score <= loss : score !== 0;
  return isWrong ? words.faults['draw-score'](score) : null;
}

function findWrongSign(reading: Reading, node: number): string | null {
  const found = measureGain(reading, node);
  if (!found || found.gain >= 0) return null;
  return words.faults['end-sign'](reading.outcome(node) as Side, reading.score(node), found.isForMax);
}

/** A win that counts as a draw, with a line that no call sees. */
function findLineMissed(reading: Reading, node: number): string | null {
  if (measureGain(reading, node)?.gain !== 0) return null;
  const missed = findMissedLine(reading, node);
  return missed && words.faults['line-missed'](missed.winner, missed.cells, reading.score(node));
}

/** Wins that count as draws, only on full boards. */
function findFullFirst(reading: Reading, node: number): string | null {
  if (!isFull(reading, node) || measureGain(reading, node)?.gain !== 0) return null;
  let wins = 0;
  for (let other = 0; other < reading.length; other++) {
    if (!reading.isLeaf(other) || !reading.isReturned(other) || reading.outcome(other) === null) continue;
    const gain = measureGain(reading, other)?.gain;
    if (gain === undefined) continue;
    if (isFull(reading, other) ? gain !== 0 : !(gain > 0)) return null;
    if (!isFull(reading, other)) wins++;
  }
  if (wins === 0 && reading.elsewhere !== 'full-first') return null;
  return words.faults['full-first'](reading.outcome(node) as Side, reading.score(node));
}

function isFull(reading: Reading, node: number): boolean {
  const board = reading.board(node)!;
  return countBits(board.x | board.o) === 9;
}

function findNoBetter(reading: Reading, node: number): string | null {
  const found = measureGain(reading, node);
  if (!found || found.gain !== 0) return null;
  return words.faults['end-score'](reading.outcome(node) as Side, reading.score(node), reading.ends.draw);
}

/** The first win that counts more than an earlier one though it is later, or less though it is sooner. */
function findLateWin(reading: Reading, node: number): string | null {
  const outcome = reading.outcome(node);
  if (!reading.ends.isLateBest || outcome === 'draw') return null;
  const { ply } = reading.trace;
  const size = (each: number) => Math.abs(reading.score(each));
  for (let other = 0; other < node; other++) {
    if (!reading.isLeaf(other) || reading.outcome(other) !== outcome || size(other) === size(node)) continue;
    const [late, soon] = ply[other] < ply[node] ? [node, other] : [other, node];
    if (size(late) <= size(soon)) continue;
    return words.faults['late-win']({
      plies: ply[late],
      counts: reading.score(late),
      sooner: ply[soon],
      soonerCounts: reading.score(soon),
    });
  }
  return null;
}
