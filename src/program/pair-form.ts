import { countBits, listCells, type MnkPosition } from '../game/index.ts';
import type { Literal } from './literal.ts';
import type { Marks, PairForm } from './read-cells.ts';

/** Likeliest first; empty if nothing in the program looks like it. */
export function listPairForms(texts: readonly string[]): PairForm[] {
  const has = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  const firsts = ['x', 'mover'] as const;
  const bits = has(/[^|&][|&][^|&]|<<|>>/)
    ? firsts.map((first) => ({ kind: 'bits', first, from: 0 }) as const)
    : [];
  const sets = has(/\bset\(|\{\d+(?:, *\d+)*\}|\bnew Set\b/)
    ? firsts.flatMap((first) => ([0, 1] as const).map((from) => ({ kind: 'sets', first, from }) as const))
    : [];
  return [...bits, ...sets];
}

/** The cells of each side, in the order of the arguments. */
export function splitCells(
  { x, o, toMove }: MnkPosition,
  { first, from, kind }: PairForm,
): (number | number[])[] {
  const sides = first === 'x' || toMove === 'x' ? [x, o] : [o, x];
  return kind === 'bits' ? sides : sides.map((side) => listCells(side).map((cell) => cell + from));
}

/** The marks, and the place of the first of the two arguments; null if there are none. */
export function joinCells(
  given: readonly Literal[],
  form: PairForm,
): { readonly at: number; readonly marks: Marks } | null {
  for (let at = 0; at + 1 < given.length; at++) {
    const [one, other] = [readSide(given[at], form), readSide(given[at + 1], form)];
    if (one === null || other === null) continue;
    if ((one & other) !== 0) return null;
    // X begins, so after an odd number of marks O is to move.
    const isTurned = form.first === 'mover' && countBits(one | other) % 2 === 1;
    return { at, marks: isTurned ? { x: other, o: one } : { x: one, o: other } };
  }
  return null;
}

function readSide(value: Literal, { kind, from }: PairForm): number | null {
  const isBits = kind === 'bits' && typeof value === 'number' && Number.isInteger(value);
  if (isBits) return value >= 0 && value < 512 ? value : null;
  if (kind === 'bits' || !Array.isArray(value)) return null;
  const cells = (value as readonly Literal[]).map((each) => Number(each) - from);
  const isWithin = cells.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < 9);
  return isWithin ? cells.reduce((sum, cell) => sum | (1 << cell), 0) : null;
}
