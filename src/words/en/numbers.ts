import { type Said, type SaidScore, say } from '../said.ts';

/**
 * A score as prose shows it: a true minus sign, ∞ for the infinities, and `nothing` for NaN, which code returns that
 * has no answer. `-3` becomes `−3`.
 */
export function signed(value: number): string {
  if (Number.isNaN(value)) return 'nothing';
  if (value === Infinity) return '+∞';
  if (value === -Infinity) return '−∞';
  return value < 0 ? `−${-value}` : `${value}`;
}

/** A score within a sentence, marked as one; what is no number is told as a word. */
export function scored(value: number): SaidScore | string {
  return Number.isNaN(value) ? signed(value) : { score: value, text: signed(value) };
}

/** A sum that comes to a score, `10 − 3 = 7`: the score in it is marked. */
export function scoredSum(sum: string, value: number): Said {
  return say`${sum.slice(0, sum.length - signed(value).length)}${scored(value)}`;
}

/**
 * A count, a whole number, with its thousands separated: `549946` becomes `549,946`. Without `Intl`, whose tables take
 * some milliseconds to load while a page opens.
 */
export function count(value: number): string {
  return `${value}`.replace(/\B(?=(?:\d{3})+$)/g, ',');
}

const cardinals = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A small count written out, `three`; larger ones in figures. */
export function cardinal(value: number): string {
  return cardinals[value] ?? count(value);
}

/** The ordinal of a position counted from 1: `1st`, `2nd`, `3rd`, `4th`, `11th`. */
export function ordinal(value: number): string {
  const tens = value % 100;
  const suffix = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${count(value)}${suffix}`;
}

/** The singular or the plural by count: `plural(2, 'move', 'moves')` is `2 moves`. */
export function plural(value: number, one: string, many: string): string {
  return `${count(value)} ${value === 1 ? one : many}`;
}
