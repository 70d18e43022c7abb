import { words } from '../../words/index.ts';
import { writeQueryValue } from './lesson-part.ts';

/** The section, from 1, and the block of it, from 0, that is on the slide. */
export interface SlidePlace {
  readonly section: number;
  readonly block: number;
}

const NAME = 'present';

/** Reads `?present=3.1`; without a value it is the section `begin`. Null if there is none; a message if it is wrong. */
export function readSlidePlace(query: string, sections: number, begin = 1): SlidePlace | string | null {
  const value = new URLSearchParams(query).get(NAME);
  if (value === null) return null;
  const [, section = '', block = '0'] = /^(\d{1,3})(?:\.(\d{1,3}))?$/.exec(value || `${begin}`) ?? [];
  const place = { section: Number(section), block: Number(block) };
  return isSlidePlace(place, sections) ? place : words.address.noSection(`${NAME}=${value}`, sections);
}

export function isSlidePlace({ section, block }: SlidePlace, sections: number): boolean {
  return isCount(section) && section >= 1 && section <= sections && isCount(block) && block < 1000;
}

/** A whole number from 0. */
export function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

/** Sets the place in an address, without its origin; null removes it. */
export function writeSlidePlace(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  place: SlidePlace | null,
): string {
  const value = place && `${place.section}${place.block ? `.${place.block}` : ''}`;
  return pathname + writeQueryValue(search, NAME, value) + hash;
}
