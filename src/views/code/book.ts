import type { Listing } from './listing.ts';
import { pseudocode, type PartName } from './pseudocode.ts';
import type { VariantName } from './variants.ts';

/** The pieces in one language, line by line. */
export type Parts = Readonly<Record<PartName, Listing>>;

/** The programs in one language: the whole algorithm, written each way, and the parts of stages and mistakes. */
export type Book = Readonly<Record<VariantName, Listing>> & { readonly parts: Parts };

/** How the programs in each language are fetched: nobody reads all of them at once. */
const books = {
  pseudocode: async () => pseudocode,
  typescript: async () => (await import('./typescript.ts')).typescript,
  python: async () => (await import('./python.ts')).python,
  swift: async () => (await import('./swift.ts')).swift,
} as const satisfies Record<string, () => Promise<Book>>;

/** A language in which algorithms are shown. */
export type Language = keyof typeof books;

/** The languages in which algorithms are shown. */
export const languages = Object.keys(books) as readonly Language[];

export const fetchBook = (language: Language): Promise<Book> => books[language]();
