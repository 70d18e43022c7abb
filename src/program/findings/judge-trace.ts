import type { Side } from '../../game/index.ts';
import { runAtOnce, type ProgramTrace } from '../../search/index.ts';
import { words } from '../../words/index.ts';
import { isNothing } from '../languages.ts';
import { cellNumberings, namesNoMove, readCell, readMoveNumbers, type CellNumbering } from '../move-in.ts';
import { endPart, PART, type InParts } from '../in-parts.ts';
import { isMark } from '../read-cells.ts';
import { canBlame, findGuess, isSaid } from '../program-reading.ts';
import type { Finding, ProgramRun } from '../program.ts';
import { callRules } from './call-rules.ts';
import { endRules } from './end-rules.ts';
import { readChildValues } from './child-values.ts';
import { isEndViewWrong } from './end-view.ts';
import { helperKinds } from './helper-kinds.ts';
import { findMoveForValue } from './move-values.ts';
import { findNotAwaited, returnsNoNumber } from './not-awaited.ts';
import { Reading } from './reading.ts';
import { remarkRules } from './remark-rules.ts';
import { nameMove, type FaultName, type RuleTable } from './rule.ts';
import { leafRules, widthRules } from './search-rules.ts';
import { isTrue, listUntried } from './true-value.ts';
import { isBest, findRightValue, findWrongValue } from './value-rules.ts';
import { findBoundChosen } from './window-rules.ts';

type FoundFault = readonly [FaultName, string] | null;

/** The findings of a run; only a question if a fault would depend on a guess. */
export function listFindings(run: ProgramRun, source: string, facts: JudgingFacts = {}): Finding[] {
  return runAtOnce(listFindingsInParts(run, source, facts));
}

/** The findings of calls that were recorded without how the program is read. */
export function listRecordedFindings(trace: ProgramTrace, source: string): Finding[] {
  return runAtOnce(judgeTraceInParts(trace, source));
}

export function* listFindingsInParts(
  run: ProgramRun,
  source: string,
  facts: JudgingFacts = {},
): InParts<Finding[]> {
  if (!run.trace || !run.reading) return [];
  const { max } = run.reading;
  const said = max.how === 'said' ? { max: max.value } : {};
  const all = yield* judgeTraceInParts(run.trace, source, { ...facts, ...said });
  // On a board for O, where O begins, the program would still be in another game.
  const found = run.reading.begins === 'x' ? all : all.filter(({ rule }) => rule !== 'other-side');
  if (canBlame(run.reading) || !found.some(({ kind }) => kind === 'fault')) return found;
  const text = describeDoubt(run, new Reading(run.trace, source));
  return [
    { kind: 'remark', rule: 'unsure', step: null, line: null, isLineWrong: false, shouldBe: null, text },
  ];
}

/** Why faults are not reported: they would depend on a guess, or the call is for the side that is not to move. */
export function describeDoubt({ reading, trace }: ProgramRun, own: Pick<Reading, 'first'>): string {
  const { call, board, cells, begins } = reading!;
  const { noughtFirst, otherSide, unsure } = words.judgement;
  if (begins === 'o') return noughtFirst();
  const side = trace!.root.toMove;
  const isRead = isMark(cells.value.x) && isMark(cells.value.o) && (isSaid(call) || board.how !== 'guessed');
  if (own.first !== side && isRead) return otherSide(own.first, side, isSaid(call));
  return unsure[findGuess(reading!)](isSaid(call));
}

interface JudgingFacts {
  /** The side that is MAX, as the reader said. */
  readonly max?: Side | null;
  /** The side that is MAX in other runs. */
  readonly usualMax?: Side | null;
  /** Whether other answers show that the call answers with values, not moves. */
  readonly isValue?: boolean;
  /** Known from other answers. */
  readonly numbering?: CellNumbering | null;
  /** The fault that a run on another board shows more exactly; null for none. */
  readonly elsewhere?: FaultName | null;
  /** The side whose choices are all right, where the other side's are not. */
  readonly rightFor?: Side | null;
}

/**
 * Reports only the first fault, since the rest often follow from it; without a fault, remarks. `source` shows whether
 * the program keeps a table.
 */
function* judgeTraceInParts(
  trace: ProgramTrace,
  source: string,
  { isValue = false, ...known }: JudgingFacts = {},
): InParts<Finding[]> {
  if (trace.length === 0 || !isNumeric(trace)) return [];
  const notAwaited = findNotAwaited(trace, source);
  if (notAwaited && returnsNoNumber(trace)) return [notAwaited];
  const reading = new Reading(trace, source, known);
  yield* endPart(trace.length);
  if (reading.isDelayed()) return [];
  yield* endPart(trace.length);
  if (reading.length === 1 && (!isToSearch(reading) || (!isValue && mayBeMove(reading)))) return [];
  const fault = yield* findFirstFault(reading);
  if (fault) return [notAwaited ?? fault];
  const remarks: Finding[] = [];
  for (const [rule, find] of remarkRules) {
    yield* endPart(trace.length);
    const remark = find(reading);
    if (!remark) continue;
    const { node, text } = remark;
    const [step, line] = [trace.enterStep(node), readLine(trace.program.callLine[node])];
    remarks.push({ kind: 'remark', rule, step, line, isLineWrong: false, shouldBe: null, text });
  }
  return remarks;
}

/** Whether the only call is to a function whose name or text suggests a search. */
function isToSearch({ trace: { program }, source }: Reading): boolean {
  const { name, line } = program.functions[program.ran[0]];
  if (/minimax|negamax|alpha_?beta|(max|min)_?value|search/i.test(name)) return true;
  const heads = program.functions.map((each) => each.line).filter((each) => each > line);
  const body = source.split('\n').slice(line, Math.min(...heads) - 1);
  return body.some((text) => new RegExp(`(?<![\\w$])${name.replaceAll('$', String.raw`\$`)}\\(`).test(text));
}

/**
 * Whether the only call may have answered with a move, for example by an opening rule: its number or pair is an empty
 * cell.
 */
function mayBeMove(reading: Reading): boolean {
  const board = reading.board(0);
  const text = reading.trace.readReturned(0);
  if (!board || text === null) return false;
  return listWrittenCells(text).some((cell) => board.game.moves(board).includes(cell));
}

/** The cells that an answer may mean, likeliest first. */
function listWrittenCells(text: string): number[] {
  const numbers = readMoveNumbers(text, -1);
  return cellNumberings.map((each) => readCell(numbers, each) ?? -1);
}

/** Yes and no can't be read as win, draw or loss. */
function isNumeric({ program }: ProgramTrace): boolean {
  const isBoolean = program.values.map((text) => /^(true|false)$/i.test(text));
  if (!isBoolean.includes(true)) return true;
  const used = program.returned.filter((id) => id >= 0);
  return used.length === 0 || used.some((id) => !isBoolean[id]);
}

function* findFirstFault(reading: Reading): InParts<Finding | null> {
  const { trace, length } = reading;
  const open: number[] = [];
  let step = 0;
  for (let node = 0; node <= length; node++) {
    if (node % PART === PART - 1) yield;
    while (open.length > 0 && trace.end[open.at(-1)!] <= node) {
      const done = open.pop()!;
      const found = reading.isReturned(done) ? findReturnFault(reading, done) : null;
      if (found)
        return makeFinding(
          found,
          step,
          trace.program.returnLine[done],
          reading.source,
          findRightValue(reading, done, found[0]),
        );
      step++;
    }
    if (node === length) break;
    const isInGame = node > 0 && reading.isGame(trace.parent[node]);
    const found = node > 0 && !isInGame ? applyRules(callRules, reading, node) : null;
    if (found) return makeFinding(found, step, trace.program.callLine[node], reading.source);
    open.push(node);
    step++;
  }
  return null;
}

function findReturnFault(reading: Reading, node: number): FoundFault {
  if (reading.isUnvalued() || reading.isGame(node)) return null;
  if (node === 0) {
    const found = findBoundChoice(reading);
    if (found) return found;
    const none = findNoneKept(reading);
    if (none) return none;
    if (isMove(reading)) return findWrongChoice(reading) ?? listLeftOut(reading, node);
  }
  if (reading.isLeaf(node) && reading.outcome(node) !== null) return applyRules(endRules, reading, node);
  if (isNothing(reading.trace.readReturned(node)!))
    return isRule(reading) ? null : ['nothing-returned', words.faults['nothing-returned']()];
  if (Number.isNaN(reading.score(node))) return null;
  if (reading.isLeaf(node)) return applyRules(leafRules, reading, node);
  const move = findMoveForValue(reading, node);
  if (move !== null) return ['move-for-value', move];
  // If finished games have the wrong sign, the calls above are not to blame.
  if (isEndViewWrong(reading)) return null;
  return findWrongValue(reading, node) ?? listLeftOut(reading, node);
}

function findBoundChoice(reading: Reading): FoundFault {
  const text = findBoundChosen(reading);
  return text === null ? null : ['bound-as-value', text];
}

/** The first call chose no move, since each counts as much as a best value that begins at infinity. */
function findNoneKept(reading: Reading): FoundFault {
  const { trace, length } = reading;
  const isMax = reading.isMax(0);
  const scores = reading.children(0).map((child) => reading.score(child));
  const isLost = scores.every((score) => score === (isMax ? -Infinity : Infinity));
  if (length === 1 || !isLost || !namesNoMove(readResult(trace) ?? '')) return null;
  return ['infinite-wins', words.faults['infinite-wins'](scores[0], isMax)];
}

function listLeftOut(reading: Reading, node: number): FoundFault {
  if (listUntried(reading, node).length === 0 || !readChildValues(reading, node)) return null;
  return applyRules(widthRules, reading, node);
}

/** The result of the whole call; null if it did not return. */
export function readResult(trace: ProgramTrace): string | null {
  return trace.program.answered ?? trace.readReturned(0);
}

/** Whether the call is only a rule of the game, which may have no answer for an unfinished game. */
export function isRule({ trace: { length, program } }: Reading): boolean {
  const { name } = program.functions[program.ran[0]];
  return length === 1 && helperKinds.some(({ names }) => names.test(name));
}

function isMove(reading: Reading): boolean {
  return reading.isRootAlone() && Number(reading.trace.readReturned(0)) !== reading.score(0);
}

/** The choice of a function that calls others for values, if it cannot be read as a best move. */
function findWrongChoice(reading: Reading): FoundFault {
  const { trace } = reading;
  const call = readChildValues(reading, 0);
  if (!call || isBest(reading, call) || isTrue(reading, 0)) return null;
  const best = reading.children(0).filter((child) => reading.score(child) === call.best);
  const readings = listWrittenCells(trace.readReturned(0)!);
  if (best.some((child) => readings.includes(trace.move[child]))) return null;
  const chosen = reading.children(0).find((child) => trace.move[child] === readings[0]);
  if (chosen === undefined) return null;
  const [side, move] = [reading.mover(0), nameMove(trace.move[chosen])];
  const choice = { ...call, taker: { side, isMax: call.isMax } };
  const isWorst = reading.score(chosen) === call.worst;
  if (isWorst && !call.isMax && reading.elsewhere === 'no-opponent')
    return ['no-opponent', words.faults['no-opponent'](choice, { calls: 1, isBothSides: false }, move)];
  if (isWorst && reading.rightFor !== null && reading.rightFor !== side)
    return ['one-side', words.faults['one-side'](choice, move, reading.rightFor)];
  return ['wrong-choice', words.faults['wrong-choice'](choice, move)];
}

function applyRules(rules: RuleTable, reading: Reading, node: number): FoundFault {
  for (const [name, rule] of rules) {
    const text = rule(reading, node);
    if (text !== null) return [name, text];
  }
  return null;
}

function makeFinding(
  [rule, text]: readonly [FaultName, string],
  step: number,
  line: number,
  source: string,
  should: number | null = null,
): Finding {
  const isLineWrong = wrongLines[rule]?.test(source.split('\n')[line - 1] ?? '') ?? false;
  return { kind: 'fault', rule, step, line: readLine(line), isLineWrong, shouldBe: should, text };
}

const numberReturned = /\breturn\s+-?\d+(\.\d+)?\s*;?\s*(#.*|\/\/.*)?$/;

/**
 * How the line of a finding looks when the mistake is in it: it returns within the loop, a wrong number or the wrong
 * extreme, or calls for the wrong side. The mistakes of other rules may be in another line.
 */
const wrongLines: Readonly<Partial<Record<FaultName, RegExp>>> = {
  'only-first': /^/,
  'wrong-turn': /^/,
  'other-extreme': /\b(max|min)\b/,
  'no-opponent': /\b(max|min)\b/,
  'draw-score': numberReturned,
  'end-sign': numberReturned,
  'end-score': numberReturned,
};

function readLine(line: number): number | null {
  return line > 0 ? line : null;
}
