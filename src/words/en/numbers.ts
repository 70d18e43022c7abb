import { type MarkedText, type MarkedScore, say } from '../said.ts';

/** `-3` becomes `−3`; NaN is `no score`: code returned nothing, or something that is no score. */
export function formatScore(value: number): string {
  if (Number.isNaN(value)) return 'no score';
  if (value === Infinity) return '+∞';
  if (value === -Infinity) return '−∞';
  return value < 0 ? `−${-value}` : `${value}`;
}

/** Marks a score within a sentence; NaN is a word without a mark. */
export function markScore(value: number): MarkedScore | string {
  return Number.isNaN(value) ? formatScore(value) : { score: value, text: formatScore(value) };
}

export function markSum(sum: string, value: number): MarkedText {
  return say`${sum.slice(0, sum.length - formatScore(value).length)}${markScore(value)}`;
}

/** `549946` becomes `549,946`. Without `Intl`, whose tables take some milliseconds to load. */
export function formatCount(value: number): string {
  return `${value}`.replace(/\B(?=(?:\d{3})+$)/g, ',');
}

const cardinals = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** `three`; above ten in figures. */
export function spellCount(value: number): string {
  return cardinals[value] ?? formatCount(value);
}

/** `1st`, `2nd`, `3rd`, `4th`, `11th` */
export function formatOrdinal(value: number): string {
  const tens = value % 100;
  const suffix = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${formatCount(value)}${suffix}`;
}

export function pluralise(value: number, one: string, many: string): string {
  return `${formatCount(value)} ${value === 1 ? one : many}`;
}
