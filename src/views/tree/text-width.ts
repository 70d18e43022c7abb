import { size } from './sizes.ts';

const narrow: Readonly<Record<string, number>> = {
  ' ': 0.28,
  '−': 0.66,
  '=': 0.66,
  '≥': 0.66,
  '≤': 0.66,
  '+': 0.66,
  '∞': 0.9,
  '.': 0.3,
};

/** The estimated width of a text in bold sans serif, in em; measuring it would need a screen. */
export function measureText(text: string): number {
  let width = 0;
  for (const character of text)
    width += narrow[character] ?? (/\d/.test(character) ? 0.645 : /\p{Lu}/u.test(character) ? 0.68 : 0.56);
  return width;
}

export function measurePill(text: string): number {
  return Math.max(size.pill * 1.18, Math.ceil(measureText(text) * size.pillFont + 1.15 * size.pillFont));
}
