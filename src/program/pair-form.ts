import { countBits, listCells, type MnkPosition } from '../game/index.ts';
import { LiteralMap, type Literal } from './literal.ts';
import type { Marks, PairForm } from './read-cells.ts';

const quoted = /(["'`])(?:\\.|(?!\1)[^\\\n])*\1/g;

/** Likeliest first; empty if nothing in the program looks like it. */
export function listPairForms(texts: readonly string[]): PairForm[] {
  const has = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  const firsts = ['x', 'mover'] as const;
  // The bar of `"|".join(row)` joins no numbers.
  const bits = texts.some((text) => /[^|&][|&][^|&]|<<|>>/.test(text.replaceAll(quoted, "''")))
    ? firsts.flatMap((first) => {
        const apart: PairForm = { kind: 'bits', first, from: 0, hasEmpty: false };
        const held = findHolders(texts).map((within) => ({ ...apart, within }));
        const turned = findTurns(texts).map((turn) => ({ ...apart, within: 'fixed' as const, turn }));
        return [apart, ...held, ...(first === 'x' ? turned : [])];
      })
    : [];
  // Digits from the other end would number the cells from the other end too.
  const hasDigits =
    has(/% ?3\b|\.toString\(3\)/) && has(/\b3 ?\*\* ?|pow\(3\b|\b(?:243|6561)\b/) && !has(/\b8 ?- ?\w/);
  const digits: PairForm[] = hasDigits
    ? [{ kind: 'digits', first: 'x', from: 0, hasEmpty: false, within: 'number' }]
    : [];
  const first = findFirstCell(texts);
  const isFixed = has(/\bfrozenset\b|\+ *\(\w+,\)/);
  const list = (kind: 'sets' | 'lists') =>
    firsts.flatMap((side) => [
      ...([0, 1] as const)
        .filter((from) => first === null || from === first)
        .map((from): PairForm => ({ kind, first: side, from, hasEmpty: false, isFixed })),
      // Calls that get the empty cells do not show how cells are numbered.
      ...(first === null ? [] : [{ kind, first: side, from: first, hasEmpty: true, isFixed }]),
    ]);
  const sets = has(/\b(?:frozen)?set\(|\{\d+(?:, *\d+)*\}|\bnew Set\b/) ? list('sets') : [];
  const lists = has(/\+ *(?:\[\w+\]|\(\w+,\))|\.(?:append|push|concat)\(|\[\.\.\.\w+, *\w+\]/)
    ? list('lists')
    : [];
  const isCounted = has(/(?:\.length|\blen\(\w+\)) *(?:% *2|& *1)/);
  const moves = isCounted
    ? list('lists').flatMap(({ hasEmpty, ...each }): PairForm[] =>
        hasEmpty || each.first !== 'x' ? [] : [{ ...each, hasEmpty, within: 'moves' }],
      )
    : [];
  return [...digits, ...bits, ...sets, ...lists, ...moves];
}

/** Lists of the cells of X, then of those of O, by the number of the first cell. */
export function listListForms(texts: readonly string[]): PairForm[] {
  const first = findFirstCell(texts);
  return ([0, 1] as const)
    .filter((from) => first === null || from === first)
    .map((from) => ({ kind: 'lists', first: 'x', from, hasEmpty: false }));
}

/** How a program may hold two numbers in one argument, by how it takes them out. */
function findHolders(texts: readonly string[]): NonNullable<PairForm['within']>[] {
  const text = texts.join('\n');
  const isTaken =
    /^\s*\(?\w+ *, *\w+\)? *= *\w+ *$|\[ *\w+ *, *\w+ *\] *= *\w+ *;?$|\b(\w+)\[0\][^]*\b\1\[1\]/m.test(text);
  const isChanged = /\w\[[^\]]+\] *(?:[|&^]=|=[^=])/.test(text);
  const [, ...named] =
    /\{ *(\w+) *, *(\w+) *\} *= *\w+/.exec(text) ?? /\(\{ *(x\w*) *, *(o\w*) *\}/i.exec(text) ?? [];
  const hasOwn = /\.x\b|\[["']x["']\]/.test(text) && /\.o\b|\[["']o["']\]/.test(text);
  const keys = named.length === 2 ? named : hasOwn ? ['x', 'o'] : null;
  const [one, other] = keys && /^o/i.test(keys[0]) ? keys.toReversed() : (keys ?? []);
  return [
    ...(isTaken ? [isChanged ? ('list' as const) : ('fixed' as const)] : []),
    ...(keys ? [[one, other] as const] : []),
  ];
}

/** What may say whose turn it is where the program takes three values out of one argument. */
function findTurns(texts: readonly string[]): NonNullable<PairForm['turn']>[] {
  const text = texts.join('\n');
  if (
    !/^\s*(?:\(?\w+ *, *\w+ *, *\w+\)?|(?:const|let) *\[ *\w+ *, *\w+ *, *\w+ *\]) *= *\w+ *;?$/m.test(text)
  )
    return [];
  const letters = (['X', 'x'] as const).filter((each) => new RegExp(`(["'])${each}\\1`).test(text));
  return [
    ...letters.map((each) => (each === 'X' ? (['X', 'O'] as const) : (['x', 'o'] as const))),
    [1, -1],
    [1, 2],
    [0, 1],
    [true, false],
  ];
}

const three = /(?<![\d.])\d\s*,\s*\d\s*,\s*\d(?![\d.])/g;

const lines = ['012', '345', '678', '036', '147', '258', '048', '246'];
/** Fewer may be other numbers, as those of a magic square. */
const FEWEST_LINES = 4;

/** The number of the first cell, by the lines of three that the program writes; null if they do not show it. */
function findFirstCell(texts: readonly string[]): 0 | 1 | null {
  const written = texts.flatMap((text) => [...text.matchAll(three)].map(([each]) => each.match(/\d/g)!));
  const [from0, from1] = [0, 1].map((from) => {
    const isLine = (line: string) =>
      written.some((each) => [...line].every((cell) => each.includes(`${Number(cell) + from}`)));
    return lines.filter(isLine).length;
  });
  return Math.max(from0, from1) < FEWEST_LINES || from0 === from1 ? null : from0 > from1 ? 0 : 1;
}

/** The cells of each side, and perhaps the empty ones, in the order of the arguments. */
export function splitCells(
  { x, o, toMove }: MnkPosition,
  { first, from, kind, hasEmpty, turn }: PairForm,
): Literal[] {
  if (turn) return [x, o, turn[toMove === 'x' ? 0 : 1]];
  const sides = first === 'x' || toMove === 'x' ? [x, o] : [o, x];
  if (hasEmpty) sides.push(511 & ~(x | o));
  return kind === 'bits' ? sides : sides.map((side) => listCells(side).map((cell) => cell + from));
}

/** The number with a digit for each cell, the first cell's last. */
export function writeDigits({ x, o }: Marks): number {
  const place = (cells: number) => listCells(cells).reduce((sum, cell) => sum + 3 ** cell, 0);
  return place(x) + 2 * place(o);
}

/** The cells of both sides, as X and O took them in turn. */
export function listMoves([x, o]: readonly (readonly number[])[]): number[] {
  return x.flatMap((cell, at) => [cell, ...o.slice(at, at + 1)]);
}

function readDigits(value: Literal): Literal[] {
  if (!Number.isInteger(value) || Number(value) < 0 || Number(value) >= 3 ** 9) return [];
  const digits = Array.from({ length: 9 }, (_, cell) => Math.floor(Number(value) / 3 ** cell) % 3);
  return [1, 2].map((mark) =>
    digits.reduce((sum, digit, cell) => (digit === mark ? sum | (1 << cell) : sum), 0),
  );
}

/** The marks, and the place of the first argument that holds them; null if there are none. */
export function joinCells(
  given: readonly Literal[],
  form: PairForm,
): { readonly at: number; readonly marks: Marks } | null {
  for (let at = 0; at < given.length; at++) {
    const held = form.within ? readHeld(given[at], form) : given.slice(at, at + 2);
    if (held.length !== 2) continue;
    const [one, other] = held.map((each) => readSide(each, form));
    if (one === null || other === null) continue;
    if ((one & other) !== 0) return null;
    // X begins, so after an odd number of marks O is to move.
    const isTurned = form.first === 'mover' && countBits(one | other) % 2 === 1;
    return { at, marks: isTurned ? { x: other, o: one } : { x: one, o: other } };
  }
  return null;
}

function readHeld(value: Literal, { within, turn }: PairForm): readonly Literal[] {
  if (within === 'number') return readDigits(value);
  if (within === 'moves' && Array.isArray(value))
    return [0, 1].map((first) => (value as readonly Literal[]).filter((_, at) => at % 2 === first));
  if (typeof within !== 'object') {
    const list = Array.isArray(value) ? (value as readonly Literal[]) : [];
    return turn ? (list.length === 3 ? list.slice(0, 2) : []) : list;
  }
  const entries = value instanceof LiteralMap ? new Map(value.entries) : new Map<string, Literal>();
  return within.flatMap((key) => entries.get(key) ?? []);
}

/**
 * Whether a side has a cell that is not on the board, so that cells are counted from another number, or it is the turn of
 * another side.
 */
export function isOffBoard(given: readonly Literal[], { kind, from, turn }: PairForm): boolean {
  if (turn)
    return given.some((value) => Array.isArray(value) && value.length === 3 && !turn.includes(value[2]));
  const isOff = (each: Literal) => Number.isInteger(each) && (Number(each) < from || Number(each) > from + 8);
  const isSide = (value: Literal) => Array.isArray(value) && (value as Literal[]).some(isOff);
  return kind !== 'bits' && given.some(isSide);
}

function readSide(value: Literal, { kind, from }: PairForm): number | null {
  const isMasks = kind === 'bits' || kind === 'digits';
  const isBits = isMasks && typeof value === 'number' && Number.isInteger(value);
  if (isBits) return value >= 0 && value < 512 ? value : null;
  if (isMasks || !Array.isArray(value)) return null;
  const cells = (value as readonly Literal[]).map((each) => Number(each) - from);
  const isWithin = cells.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < 9);
  return isWithin ? cells.reduce((sum, cell) => sum | (1 << cell), 0) : null;
}
