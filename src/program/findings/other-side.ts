import {
  countBits,
  opponent,
  parsePosition,
  ticTacToe,
  type MnkPosition,
  type Side,
} from '../../game/index.ts';
import { rewriteCall } from '../call-at.ts';
import type { ProgramRun } from '../program.ts';
import { readsSame } from '../program-reading.ts';
import { ChoiceReader } from './choice-reader.ts';
import { listSurveyed } from './every-position.ts';
import { Reading } from './reading.ts';

/** The root as the program saw it: some programs always move for the same side. */
export function findAskedRoot({ first, trace }: Reading): MnkPosition {
  const { x, o } = trace.root as MnkPosition;
  return ticTacToe.makePosition(x, o, first);
}

/**
 * The call for the other side on a small board; null if a call that returns values does not contain the side to move.
 */
export function writeOtherCall(
  call: string,
  { reading, marks }: ChoiceReader,
  isMoves: boolean,
): { readonly call: string; readonly position: MnkPosition } | null {
  const root = findAskedRoot(reading);
  const other = opponent(reading.first);
  const position = listSurveyed(other).find(({ pliesLeft }) => pliesLeft === (other === 'x' ? 3 : 2))!;
  const at = parsePosition(position.text) as MnkPosition;
  const turned = rewriteCall(call, reading.source, root, at, marks);
  // Values may be counted for one of two sides that a call names.
  const isTold =
    countTurns(call, turned, 9 - countBits(root.x | root.o)) < 2 ||
    isMoves ||
    reading.trace.program.isNegamax;
  return isTold ? { call: turned, position: at } : null;
}

/**
 * The call for the other side, where the calls do not show whose move the program made, and it lost value: it may always
 * move for the other side. Null if they do show it.
 */
export function writeUnseenCall(
  call: string,
  reader: ChoiceReader,
  isMoves: boolean,
): ReturnType<typeof writeOtherCall> {
  return reader.reading.isFirstSeen || !isMoves ? null : writeOtherCall(call, reader, isMoves);
}

/**
 * Whether the run of that call shows that the program plays the other side too, and answers in the same form: some
 * return a move for one side, and a value for the other, or values that count for the side that the call names.
 */
export function playsOther(
  reader: ChoiceReader,
  run: ProgramRun,
  { trace, reading }: ProgramRun,
  isMoves = true,
): boolean {
  if (!trace || trace.length < 2 || !readsSame(reading, run.reading) || !reader.reading.isFirstSeen)
    return false;
  const other = new ChoiceReader(new Reading(trace), reader.marks);
  const side = opponent(reader.reading.first);
  if (other.reading.first !== side || trace.root.toMove !== side || other.hasValue !== reader.hasValue)
    return false;
  return isMoves || trace.program.isNegamax || ![reader, other].every(countsForMover);
}

/** Whether wins of the side that plays at the root are more than 0, and those of the other less. */
function countsForMover({ reading: { first, ends } }: ChoiceReader): boolean {
  const [own, others] = [ends.usual[first], ends.usual[opponent(first)]];
  return (own > 0 || others < 0) && !(own < 0 || others > 0);
}

/** Names of what plays for the computer, and signs of a person who plays against it. */
const ownRole =
  /(?:^|[^a-z])(?:ai|cpu|bot|comp|computer|machine|robot)(?![a-z])|(?:AI|Ai|CPU|Bot|Computer)(?![a-z])/;
const otherRole = /human|hu_?player|user|\b(?:input|prompt)\s*\(|click/i;

/**
 * The side that a call plays for where it is one of the computer's, by its names, and is not told whose turn it is: that
 * which its search counts for, as a person plays the other. Null for any other call.
 */
export function findOnlySide(call: string, turned: string, { reading }: ChoiceReader): Side | null {
  const { x, o } = reading.trace.root as MnkPosition;
  const isTold = countTurns(call, turned, 9 - countBits(x | o)) > 0;
  return !isTold && ownRole.test(call) && otherRole.test(reading.source) ? reading.max : null;
}

/** How many arguments a rewritten call changes, apart from a depth. */
function countTurns(call: string, turned: string, empty: number): number {
  const [from, to] = [call.split(/[(,)]/), turned.split(/[(,)]/)];
  return from.filter((each, index) => each !== to[index] && each.trim() !== `${empty}`).length;
}
