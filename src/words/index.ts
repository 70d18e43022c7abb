import { en } from './en.ts';

/** Every word a reader meets, in the language of the page. A translation is one file beside `en.ts`. */
export const words: Words = en;

/** The shape that a translation must have. */
export type Words = typeof en;

export { cardinal, count, ordinal, plural, signed } from './numbers.ts';
export { nearest } from './nearest.ts';
export { glossary, type Term } from './glossary.ts';
