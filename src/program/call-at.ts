import { countBits, type MnkPosition } from '../game/index.ts';
import { languages, MEMBER, programLanguages } from './languages.ts';
import {
  findOwnDepth,
  findTurning,
  listPassedArguments,
  readTurning,
  sideNumbers,
} from './passed-arguments.ts';
import { findSideWords } from './side-words.ts';
import type { Program, ProgramRun } from './program.ts';
import { spellValue, type MarkNames } from './read-cells.ts';
import { addTurns } from './write-call.ts';

/** A way to write the side to move in a call: `pattern` finds it, `other` maps it to the other side. */
type Turn = readonly [pattern: RegExp, other: Readonly<Record<string, string>>];

const flags = programLanguages.map((each): Turn => {
  const [yes, no] = [true, false].map(languages[each].write);
  return [new RegExp(`\\b(?:${yes}|${no})\\b`, 'g'), { [yes]: no, [no]: yes }];
});
const names: Turn = [/\b[xoXO]\b/g, { x: 'o', o: 'x', X: 'O', O: 'X' }];
const signs: Turn = [/(?<=[(,=]\s*)-?1(?=\s*[,)])/g, { '1': '-1', '-1': '1' }];

/**
 * Rewrites a call of a program for another position: a depth of empty cells, and a flag, mark or sign of the side to
 * move. A depth that the program counts down never exceeds the empty cells: some programs know a full board only by it.
 */
export function rewriteCall(
  call: string,
  source: string,
  written: MnkPosition,
  position: MnkPosition,
  marks: MarkNames | null = null,
): string {
  const turned = written.toMove === position.toMove ? call : turnCall(call, source, marks);
  const [counted, empty] = [written, position].map(countEmpty);
  return writeDepths(turned, source, (number, use) => {
    const isCounted = number === counted && use !== 'other' && (counted > 1 || use === 'depth');
    return isCounted ? empty : use === 'depth' ? Math.min(number, empty) : number;
  });
}

/** Writes into a call whose turn it is, where it leaves that to a default, so that it can be rewritten for the other side. */
export function completeCall(
  { call, functions }: Pick<ProgramRun, 'call' | 'functions'>,
  program: Pick<Program, 'source' | 'language'>,
  marks: MarkNames | null,
): string {
  return turnCall(call, program.source, marks) === call ? addTurns(call, functions, program) : call;
}

/** Rewrites a call so that a depth that the program counts down reaches the end of the game; 0 stays. */
export function deepenCall(call: string, source: string, position: MnkPosition): string {
  return writeDepths(call, source, (number, use) =>
    use === 'depth' && number > 0 ? countEmpty(position) : number,
  );
}

export function countEmpty({ x, o }: MnkPosition): number {
  return 9 - countBits(x | o);
}

/** What the program's own calls show about a number: a depth that is counted down, or anything else they compute. */
type NumberUse = 'depth' | 'other' | 'unknown';

function writeDepths(
  call: string,
  source: string,
  write: (number: number, use: NumberUse) => number,
): string {
  return call.replaceAll(/(?<=[(,]\s*)\d+(?=\s*[,)])/g, (digits, offset: number) => {
    const { name, place } = findArgument(call.slice(0, offset));
    const passed = name ? listPassedArguments(source, name) : [];
    const isOwn = findOwnDepth(passed, place, source) === digits;
    return isOwn ? digits : `${write(Number(digits), findUse(passed, place))}`;
  });
}

/** The function that gets what follows a text as an argument, and how many arguments come first. */
function findArgument(before: string): { readonly name: string; readonly place: number } {
  let [depth, place] = [0, 0];
  for (let at = before.length - 1; at >= 0; at--) {
    if (')]}'.includes(before[at])) depth++;
    else if (before[at] === ',' && depth === 0) place++;
    else if ('([{'.includes(before[at]) && depth-- === 0)
      return { name: /[\w$]*$/.exec(before.slice(0, at))![0], place };
  }
  return { name: '', place };
}

function findUse(calls: readonly (readonly string[])[], place: number): NumberUse {
  const texts = calls.flatMap((given) => given[place] ?? []);
  if (texts.some((text) => /^[\w$.]+\s*-\s*1$/.test(text))) return 'depth';
  return texts.some((text) => /^(-|!|not\b|\d+\s*-)|[+^?]|\b(if|else)\b/.test(text)) ? 'other' : 'unknown';
}

function turnCall(call: string, source: string, marks: MarkNames | null): string {
  const name = /^[^(]*/.exec(call)![0];
  const given = call.slice(name.length);
  // If two functions call each other, one of them is for MAX.
  const other = name.replace(/(?<=^|\.)(max|min)(?=_|[A-Z])/, (side) => (side === 'max' ? 'min' : 'max'));
  if (other !== name) return other + given;
  const turnAll = (turns: readonly Turn[]) =>
    turns
      .map(([pattern, others]) => name + given.replaceAll(pattern, (text) => others[text]))
      .find((each) => each !== call);
  return (
    turnWords(call, source) ??
    turnAll(flags) ??
    turnNumbers(call, source, marks) ??
    turnAll([...listMemberTurns(marks), ...listNumberTurns(marks), ...listTextTurns(marks), names, signs]) ??
    call
  );
}

/** Turns the words for the sides, as in `search(board, "human")`; null if there are none. */
function turnWords(call: string, source: string): string | null {
  const turned = call.replaceAll(/(?<=[(,=]\s*)(?:"[^"]+"|'[^']+')(?=\s*[,)])/g, (text, offset: number) => {
    const { name, place } = findArgument(call.slice(0, offset));
    const words = name ? findSideWords(source, name, place) : null;
    return words?.includes(text) ? words.find((each) => each !== text)! : text;
  });
  return turned === call ? null : turned;
}

/**
 * Turns the numbers of sides that the program's own calls turn too, as in `search(board, 1 - turn)`, unless they are
 * signs or its marks; null if there are none.
 */
function turnNumbers(call: string, source: string, marks: MarkNames | null): string | null {
  const isMark = (number: string) => Number(number) === marks?.x || Number(number) === marks?.o;
  const turned = call.replaceAll(/(?<=[(,]\s*)-?\d+(?=\s*[,)])/g, (text, offset: number) => {
    const { name, place } = findArgument(call.slice(0, offset));
    const passed = name ? listPassedArguments(source, name) : [];
    const turning = passed
      .map(({ [place]: given = '' }) => readTurning(given) ?? findTurning(source, given))
      .find((each) => each !== null);
    const numbers: readonly string[] = turning && turning !== '-' ? sideNumbers[turning] : [];
    return numbers.includes(text) && !numbers.every(isMark) ? numbers.find((each) => each !== text)! : text;
  });
  return turned === call ? null : turned;
}

function listMemberTurns(marks: MarkNames | null): readonly Turn[] {
  const [x, o] = (marks?.players ?? [marks?.x, marks?.o]).flatMap((mark) => {
    const spelt = spellValue(mark, marks ?? {});
    return typeof spelt === 'string' && spelt.startsWith(MEMBER) ? [spelt.replace(MEMBER, '')] : [];
  });
  if (x === undefined || o === undefined) return [];
  const [one, other] = [x, o].map((each) => each.replaceAll(/[.[\]$]/g, String.raw`\$&`));
  return [[new RegExp(`(?<![\\w.])(?:${one}|${other})(?![\\w.])`, 'g'), { [x]: o, [o]: x }]];
}

/** Turns marks that are words or signs, as "cross"; letters are turned anyway. */
function listTextTurns(marks: MarkNames | null): readonly Turn[] {
  const [x, o] = [marks?.x, marks?.o].map((mark) => (typeof mark === 'string' ? JSON.stringify(mark) : ''));
  if (!/[^"\w]|\w\w/.test(x) || o === '' || `${x}${o}`.includes(MEMBER)) return [];
  const escaped = [x, o].map((each) => each.replaceAll(/[^"\w]/gu, String.raw`\$&`));
  return [[new RegExp(escaped.join('|'), 'g'), { [x]: o, [o]: x }]];
}

function listNumberTurns(marks: MarkNames | null): readonly Turn[] {
  if (typeof marks?.x !== 'number' || typeof marks.o !== 'number') return [];
  const [x, o] = [`${marks.x}`, `${marks.o}`];
  return [[new RegExp(`(?<=[(,=]\\s*)(?:${x}|${o})(?=\\s*[,)])`, 'g'), { [x]: o, [o]: x }]];
}
