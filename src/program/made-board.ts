import { isBoardName } from './fill-arguments.ts';
import { isEmpty } from './board-holder.ts';
import { LiteralMap, readLiteral } from './literal.ts';
import {
  findRecursion,
  makeParameter,
  readBody,
  type Outline,
  type OutlinedClass,
  type OutlinedFunction,
} from './outline.ts';
import { readBrackets } from './passed-arguments.ts';
import { hasNamedRows, readCells } from './read-cells.ts';
import type { Runtime } from './runtime.ts';

/** An expression for an empty board, and that board as text. */
export interface MadeBoard {
  readonly from: string;
  readonly text: string;
  /** Whether it may be something else: a list that is made within a function, or that a function of any name returns. */
  readonly isGuessed: boolean;
}

const beginning = /init|new|create|make|start|empty|blank|reset|board|state/i;

/** An empty board that a function of the program returns, or makes for itself. */
export function makeBoard(runtime: Runtime): MadeBoard | null {
  const { outline, texts } = runtime;
  const { recursive, leading } = findRecursion(outline);
  // A function that reaches the search would play a whole game.
  const isLong = (name: string) => recursive.has(name) || leading.has(name);
  const others = listFree(outline).filter(({ name }) => !beginning.test(name));
  const find = (expressions: readonly string[]) => findEmpty(runtime, expressions, true, true);
  const arrays = texts.flatMap((text) => [...text.matchAll(arrayMade)].map(([from]) => from));
  const sure = [
    ...listFreeCalls(runtime),
    ...arrays,
    ...outline.classes.filter(namesCells).map(({ prefix, name }) => `${prefix}${name}()`),
  ];
  const written = texts.map((text) => listWritten(text).filter(({ from }) => !namesAny(from, isLong))).flat();
  const [named, unnamed] = [true, false].map((isNamed) =>
    written.filter((each) => each.isNamed === isNamed).map(({ from }) => from),
  );
  return (
    findEmpty(runtime, sure, true, false) ??
    find(named) ??
    findEmpty(runtime, unnamed, false, true) ??
    find(others.filter((each) => !isLong(each.name) && makesValue(texts[0], each)).map(writeCall))
  );
}

function listFree({ functions }: Outline): OutlinedFunction[] {
  return functions.filter(
    ({ callee, parameters }) => callee !== null && parameters.every(({ isOptional }) => isOptional),
  );
}

/** Calls without arguments of functions whose names say that they make a board or a state. */
export function listFreeCalls({ outline }: Runtime): string[] {
  const { recursive, leading, isGuessed } = findRecursion(outline);
  return listFree(outline)
    .filter(({ name }) => beginning.test(name))
    .filter(({ name }) => isGuessed || !(recursive.has(name) || leading.has(name)))
    .map(writeCall);
}

/** Whether a class has a value for each of nine cells, as a tuple whose cells have names. */
function namesCells({ parameters }: OutlinedClass): boolean {
  return parameters.length === 9 && parameters.every(({ isOptional }) => isOptional);
}

function writeCall({ callee }: OutlinedFunction): string {
  return `${callee}()`;
}

/** Without a name of a board, only equal cells: a list such as `[0, 1, 2, 3, 4, 5, 6, 7, 8]` is more often something else. */
function findEmpty(
  runtime: Runtime,
  expressions: readonly string[],
  isNamed: boolean,
  isGuessed: boolean,
): MadeBoard | null {
  for (const from of expressions) {
    const { returned: text } = runtime.evaluate(from);
    const board = readLiteral(text ?? '');
    // A state has its board in it.
    const isWithin = board instanceof LiteralMap && board.entries.length !== 9 && !hasNamedRows(board);
    if (text === null || isWithin || !isEmpty(board)) continue;
    const [first, ...others] = readCells(board)!;
    if (isNamed || others.every((each) => each === first)) return { from, text, isGuessed };
  }
  return null;
}

function namesAny(text: string, isOne: (name: string) => boolean): boolean {
  return (text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []).some(isOne);
}

/** Whether a function returns something, and neither prints nor waits for a person. */
function makesValue(source: string, { line }: OutlinedFunction): boolean {
  const body = readBody(source.split('\n'), line).join('\n');
  return /\breturn\b/.test(body) && !/\b(?:print|log|input|prompt|confirm|alert)\(/.test(body);
}

/** An array that is made where a function is called with it. */
const arrayMade = /\b(?:np|numpy)\.(?:zeros|ones|full)\((?:[^()\n]|\([^()\n]*\))*\)/g;

/** Most expressions of a text to try. */
const MOST_WRITTEN = 30;
/** The start of a list, a map or a text that is assigned, returned or given to a function other than `print`. */
const started =
  /(?:(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*(?::[^=\n]*)?=|=>|\breturn\b|(?<!\b(?:print|log|join|range|input|prompt))\()\s*(?<value>[[{(]|(?:list|dict|tuple|new Map|(?:new )?Array(?:\.from)?|Object\.fromEntries)\(|(?<q>["'])(?<c>.)\k<c>{8}\k<q>|(["']).\5(?=\s*\*\s*9|\.repeat\(9\)))/gu;

/** Expressions that may make a board where a function makes its own, as `main` does, and whether they get a board's name. */
export function listWritten(text: string): { readonly from: string; readonly isNamed: boolean }[] {
  const found = [...text.matchAll(started)].map(({ index, 0: head, groups }) => {
    const { name = '', value } = groups!;
    const at = index + head.length - value.length;
    const from = text.slice(at, findEnd(text, at + value.length, /[[{(]$/.test(value)));
    return { from, isNamed: isBoardName(makeParameter(name)) };
  });
  const isFirst = ({ from }: { readonly from: string }, place: number) =>
    found.findIndex((each) => each.from === from) === place;
  return found.filter(isFirst).slice(0, MOST_WRITTEN);
}

/** The end of an expression, with what is done to it: `[None] * 9`, `Array(9).fill('')`. */
function findEnd(text: string, from: number, isOpen: boolean): number {
  const within = isOpen ? readBrackets(text, from) : '';
  let end = from + (within === null ? 0 : within.length + (isOpen ? 1 : 0));
  for (;;) {
    const [more] = /^[ \t]*\*[ \t]*\w+|^\s*\.\w+\(|^\(/.exec(text.slice(end)) ?? [];
    if (more === undefined) return end;
    end += more.length;
    if (more.endsWith('(')) end += (readBrackets(text, end)?.length ?? 0) + 1;
  }
}
