import { splitAt } from './read-calls.ts';
import { codePatterns } from './languages.ts';

const { comment, declaration, emptyTable } = codePatterns;

/** Ends before a name that is not called: its own head, or a comment. */
const notCalled = new RegExp(String.raw`\b(?:def|function|class)\s+$|${comment}`);

/** The texts of the arguments that a program's own calls pass to a function, one list for each call. */
export function listPassedArguments(source: string, name: string): string[][] {
  const calls: string[][] = [];
  for (const { index, 0: head } of source.matchAll(
    new RegExp(`(?<![\\w$])${escapeName(name)}\\s*\\(`, 'g'),
  )) {
    const line = source.slice(source.lastIndexOf('\n', index) + 1, index);
    if (notCalled.test(line)) continue;
    const inside = readBrackets(source, index + head.length);
    if (inside !== null) calls.push(splitAt(inside, ',').map((each) => findStart(source, each.trim())));
  }
  return calls;
}

/**
 * What a variable outside functions starts as, as `side` of `minimax(board, side)` in the last line: an empty table or
 * list, a mark, or any plain value that never changes. Any other text unchanged.
 */
export function findStart(source: string, text: string): string {
  if (!isVariable.test(text) || isFilled(source, text)) return text;
  const head = `^([ \\t]*)${declaration}${text}(?: *:[^=\\n]+)? *`;
  const find = (rest: string) => [...source.matchAll(new RegExp(`${head}${rest}`, 'gmu'))];
  const all = find(String.raw`(?:[-+*/|^]?=)(?!=) *(.*?);?(?: *${comment}.*)?$`);
  const [begun, ...again] = find(String.raw`= *(\[\]|${emptyTable})`);
  if (begun && again.length + 1 === all.length) return begun[2];
  const [set, ...others] = all;
  const value = set?.[1] === '' ? set[2] : '';
  const isFixed = others.length === 0 && (literal.test(value) || /^(?:true|false)$/i.test(value));
  return isFixed || isMark.test(value) ? value : text;
}

/** Whether the code outside functions fills a table or list, perhaps in a loop. */
function isFilled(source: string, name: string): boolean {
  const fills = String.raw`${escapeName(name)}(?:\.(?:set|push|append)\(|\[[^\]]*\] *=(?!=))`;
  return new RegExp(`^(?:for\\b.*\\s+)?${fills}`, 'm').test(source);
}

const isVariable = /^[\p{L}_][\p{L}\p{N}_]*$/u;
const isMark = /^["'][xo]["']$/i;

/** Whether a text chooses one of two marks: `mark === 'X' ? 'O' : 'X'`, `"O" if mark == "X" else "X"`. */
function namesBothMarks(text: string): boolean {
  return /(?<q>["'])x\k<q>/i.test(text) && /(?<q>["'])o\k<q>/i.test(text) && !/[()[\]{}]/.test(text);
}

function escapeName(name: string): string {
  return name.replaceAll('$', String.raw`\$`);
}

/** The text up to the closing bracket; null if there is none. */
export function readBrackets(source: string, from: number): string | null {
  let [depth, quote] = [0, ''];
  for (let at = from; at < source.length; at++) {
    const sign = source[at];
    if (quote) {
      if (sign === '\\') at++;
      else if (sign === quote || sign === '\n') quote = '';
    } else if (sign === "'" || sign === '"') quote = sign;
    else if ('([{'.includes(sign)) depth++;
    else if (')]}'.includes(sign) && depth-- === 0) return source.slice(from, at);
  }
  return null;
}

/** The kind of an argument, from the program's own calls: `not flag`, `depth + 1`, `-player`, `3 - turn`. */
export type ArgumentKind = 'flag' | 'count' | 'side' | 'fixed';

export interface PassedArgument {
  readonly kind: ArgumentKind;
  /** For `fixed`: the program's own text. For a side that is a number: how the other is made; else empty. */
  readonly text: string;
}

/**
 * The depth with which the program itself begins on any board, where it counts down and never reaches 0: scores may depend
 * on it. Null if there is none.
 */
export function findOwnDepth(
  calls: readonly (readonly string[])[],
  place: number,
  source: string,
): string | null {
  const texts = calls.flatMap((given) => given[place] ?? []);
  const names = texts.flatMap((text) => /^([\p{L}_$][\p{L}\p{N}_$]*)\s*-\s*1$/u.exec(text)?.[1] ?? []);
  if (names.length === 0) return null;
  const isTested = new RegExp(
    `(?:${writeOwn(names[0])}\\s*(?:[=<]=*\\s*[01]\\b)|(?:\\bnot |!)${writeOwn(names[0])})`,
    'u',
  );
  const least = isTested.test(source) ? 10 : 9;
  return texts.find((text) => /^\d+$/.test(text) && Number(text) >= least) ?? null;
}

/** How a program may make the number of one side from that of the other, with both numbers. */
export const sideNumbers = { '-': ['1', '-1'], '3-': ['1', '2'], '1-': ['1', '0'] } as const;

export type Turning = keyof typeof sideNumbers;

/** Null if a text does not make the number of the other side from that of a variable, by default of any name. */
export function readTurning(text: string, own = String.raw`[\w$.]+`): Turning | null {
  const turnings: Readonly<Record<Turning, string>> = {
    '-': `-${own}|-1\\*${own}|${own}\\*-1`,
    '3-': `3-${own}|${own}%2\\+1`,
    '1-': `1-${own}|\\((?:${own}\\+1|1\\+${own})\\)%2|${own}\\^1`,
  };
  const written = text.replaceAll(/\s/g, '');
  // `2 if turn == 1 else 1`, `turn === 1 ? 2 : 1`
  const choose = ([one, other]: readonly string[]) =>
    `${other}if${own}==${one}else${one}|${other}if${own}!=${other}else${one}|${own}===?${one}\\?${other}:${one}`;
  const isFound = (each: Turning) => {
    const [one, other] = sideNumbers[each];
    const ways = [turnings[each], choose([one, other]), choose([other, one])].join('|');
    return new RegExp(`^(?:${ways})$`).test(written);
  };
  return (['-', '3-', '1-'] as const).find(isFound) ?? null;
}

const literal =
  /^(-?(\d+(\.\d+)?|(math\.)?inf|Infinity|float\(["']-?inf["']\))|None|null|\{\}|\[\]|(dict|set|list|new (Map|Set))\(\))$/;

/** Names of parameters that are only shown, as that of a player. */
const isLabel = /^\w*name$|^(nombre|nome?|label|title)$/i;
const isText = /^(["'])[^"'\n]*\1$/;

/** Null if the program's own calls do not show it. */
export function readPassedArgument(
  calls: readonly (readonly string[])[],
  place: number,
  name: string,
): PassedArgument | null {
  const texts = calls.flatMap((given) => {
    const head = new RegExp(`^${escapeName(name)}\\s*(?:=(?!=)|:)`);
    const named = given.find((each) => head.test(each));
    return named === undefined ? (given[place] ?? []) : named.replace(head, '').trim();
  });
  const has = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  const own = escapeName(name);
  // A flag that is the same in every call, such as `verbose`, does not say whose turn it is.
  const [constant, ...others] = new Set(texts);
  if (others.length === 0 && constant !== undefined && /^(true|false)$/i.test(constant))
    return { kind: 'fixed', text: constant };
  if (has(new RegExp(`^(not\\b\\s*|!)\\(?${own}\\)?$`)) || has(/^(true|false)$/i))
    return { kind: 'flag', text: '' };
  if (has(new RegExp(`^${own}\\s*[+-]\\s*1$`))) return { kind: 'count', text: '' };
  const turned = texts.map((text) => readTurning(text, own)).find((each) => each !== null);
  if (turned || has(isMark) || texts.some(namesBothMarks)) return { kind: 'side', text: turned ?? '' };
  const fixed = texts.find((text) => literal.test(text) || (isLabel.test(name) && isText.test(text)));
  return fixed === undefined ? null : { kind: 'fixed', text: fixed };
}

/** How the program makes the number of the other side from a variable of this name, `turn = (turn + 1) % 2`. */
export function findTurning(source: string, name: string): Turning | null {
  if (!isVariable.test(name)) return null;
  const set = source.matchAll(new RegExp(`${writeOwn(name)} *= *(.+?);?(?: *${comment}.*)?$`, 'gmu'));
  const turned = [...set].map(([, text]) => readTurning(text, escapeName(name)));
  return turned.find((each) => each !== null) ?? null;
}

/**
 * Whether variables of this name are marks: the program writes one into a cell, as in `board[cell] = mark`, or compares
 * one with a mark, or with a variable that it writes into a cell.
 */
export function isMarkName(source: string, name: string): boolean {
  const own = writeOwn(name);
  const compared = new RegExp(`${own}\\s*(?:===?|is)\\s*(["'])[xo]\\1`, 'iu');
  if (isPlaced(source, name) || compared.test(source)) return true;
  // An array can be compared with a mark, cell by cell: `board == player`.
  if (new RegExp(String.raw`${own}\.(?:copy|slice)\(`, 'u').test(source)) return false;
  const word = String.raw`(?<![\p{L}\p{N}_.$])([\p{L}_$][\p{L}\p{N}_$]*)(?![\p{L}\p{N}_$.(\[])`;
  const sides = [`${word}\\s*[=!]==?\\s*${own}(?![.(\\[])`, `${own}\\s*[=!]==?\\s*${word}`];
  const others = sides.flatMap((each) =>
    [...source.matchAll(new RegExp(each, 'gu'))].map(([, other]) => other),
  );
  return others.some((other) => isPlaced(source, other));
}

function isPlaced(source: string, name: string): boolean {
  return new RegExp(`\\]\\s*=\\s*${writeOwn(name)}\\s*(?:[;)]|${comment}|$)`, 'mu').test(source);
}

function writeOwn(name: string): string {
  return `(?<![\\p{L}\\p{N}_.$])${escapeName(name)}(?![\\p{L}\\p{N}_$])`;
}

/** The indexes of two parameters that the program's own calls swap: the two sides. */
export function findSwapped(
  calls: readonly (readonly string[])[],
  parameters: readonly { readonly name: string }[],
): ReadonlySet<number> {
  const isPassed = (given: readonly string[], at: number, from: number) =>
    given[at] === parameters[from].name;
  const found = new Set<number>();
  for (const given of calls)
    for (let one = 0; one < parameters.length; one++)
      for (let other = one + 1; other < parameters.length; other++)
        if (isPassed(given, one, other) && isPassed(given, other, one)) found.add(one).add(other);
  return found;
}

/** The object outside functions that all of the program's own calls pass, or pass on, as `rules` in `minimax(rules, state)`. */
export function findShared(
  source: string,
  calls: readonly (readonly string[])[],
  place: number,
  name: string,
): string | null {
  const [shared, ...others] = new Set(
    calls.flatMap((given) => given[place] ?? []).filter((each) => each !== name),
  );
  if (others.length > 0 || !/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(shared ?? '')) return null;
  const made = String.raw`^(?:export +)?${declaration}${escapeName(shared)}(?: *:[^=\n]+)? *= *(?:\{(?!\})|(?:new )?\p{Lu}\w*\()`;
  return new RegExp(made, 'mu').test(source) ? shared : null;
}

/** Whether the program's own calls give an object that it makes, as `human` after `human = Player("Ada", "X")`. */
export function givesObject(source: string, calls: readonly (readonly string[])[], place: number): boolean {
  return calls.some((given) => {
    const text = given[place] ?? '';
    if (!isVariable.test(text)) return false;
    return new RegExp(`(?<![\\p{L}\\p{N}_.])${text}\\s*=\\s*(?:new )?\\p{Lu}\\w*\\(`, 'u').test(source);
  });
}
