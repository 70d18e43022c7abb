import { words } from '../../words/index.ts';

/** Where a presentation stands: the section, from 1, and the block of it, from 0, that the slide on the screen holds. */
export interface SlidePlace {
  readonly section: number;
  readonly block: number;
}

const NAME = 'present';

/** The place that the query of an address names, `?present=3.1`; null for none, in words what is wrong with it. */
export function readSlidePlace(query: string, sections: number): SlidePlace | string | null {
  const value = new URLSearchParams(query).get(NAME);
  if (value === null) return null;
  const [, section = '', block = '0'] = /^(\d{1,3})(?:\.(\d{1,3}))?$/.exec(value || '1') ?? [];
  const place = { section: Number(section), block: Number(block) };
  return isSlidePlace(place, sections) ? place : words.address.noSection(`${NAME}=${value}`, sections);
}

/** Whether it is a place in a lesson of so many sections. */
export function isSlidePlace({ section, block }: SlidePlace, sections: number): boolean {
  return isCount(section) && section >= 1 && section <= sections && isCount(block) && block < 1000;
}

/** Whether something is a number to count by: whole, from 0. */
export function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

/** A query with the place put in, or taken out for null; the rest of it stays. */
export function writeSlidePlace(query: string, place: SlidePlace | null): string {
  const others = query
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part && part.split('=')[0] !== NAME);
  const own = place ? [`${NAME}=${place.section}${place.block ? `.${place.block}` : ''}`] : [];
  const parts = [...others, ...own];
  return parts.length ? `?${parts.join('&')}` : '';
}
