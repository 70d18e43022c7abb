import { words } from '../../words/index.ts';

/** The sections of one school lesson, from 1; `last` is included. */
export interface Part {
  readonly number: number;
  readonly of: number;
  readonly first: number;
  readonly last: number;
}

const NAME = 'part';

const LEFT_OUT = 'data-left-out';

/** Empty if the lesson is not divided. The compiler marks the headings where parts begin. */
export function listParts(sections: readonly Element[]): Part[] {
  const starts = sections.flatMap((section, i) => (section.querySelector('h2[data-part]') ? [i + 1] : []));
  if (starts.length === 0) return [];
  const firsts = [1, ...starts];
  return firsts.map((first, i) => ({
    number: i + 1,
    of: firsts.length,
    first,
    last: (firsts[i + 1] ?? sections.length + 1) - 1,
  }));
}

/** The part that a section belongs to; undefined if the lesson is not divided. */
export function findPart(parts: readonly Part[], section: number): Part | undefined {
  return parts.find((part) => isInPart(section, part));
}

/** Reads `?part=2`. Null if there is none; a message if it is wrong. */
export function readPart(query: string, parts: readonly Part[]): Part | string | null {
  const value = new URLSearchParams(query).get(NAME);
  if (value === null) return null;
  return (
    parts.find(({ number }) => `${number}` === value) ??
    words.address.noPart(`${NAME}=${value}`, parts.length)
  );
}

/** Marks the sections outside the part as neither presented nor printed; null marks none. */
export function markPart(sections: readonly Element[], part: Part | null): void {
  for (const [i, section] of sections.entries()) leaveOut(section, !isInPart(i + 1, part));
}

/** Sets an attribute on a section that is left out, for style sheets. */
export function leaveOut(section: Element, isOut: boolean): void {
  section.toggleAttribute(LEFT_OUT, isOut);
}

export function isLeftOut(section: Element): boolean {
  return section.hasAttribute(LEFT_OUT);
}

export function isInPart(section: number, part: Part | null): boolean {
  return part === null || (section >= part.first && section <= part.last);
}

/** Sets the part in a query; null removes it. */
export function writePart(query: string, part: number | null): string {
  return writeQueryValue(query, NAME, part === null ? null : `${part}`);
}

/** Leaves the rest of the query unchanged. */
export function writeQueryValue(query: string, name: string, value: string | null): string {
  const others = query
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part && part.split('=')[0] !== name);
  const parts = [...others, ...(value === null ? [] : [`${name}=${value}`])];
  return parts.length ? `?${parts.join('&')}` : '';
}
