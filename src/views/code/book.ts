import type { ListingLanguage } from './listing-languages.ts';
import type { Listing } from './listing.ts';
import { pseudocode } from './pseudocode.ts';
import type { VariantName } from './variants.ts';

export type Book = Readonly<Record<VariantName, Listing>>;

/** Each language loads on its own, because nobody reads all of them at once. */
const books = {
  pseudocode: async () => pseudocode,
  typescript: async () => (await import('./typescript.ts')).typescript,
  python: async () => (await import('./python.ts')).python,
  swift: async () => (await import('./swift.ts')).swift,
} as const satisfies Record<ListingLanguage, () => Promise<Book>>;

export const fetchBook = (language: ListingLanguage): Promise<Book> => books[language]();
