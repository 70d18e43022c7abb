import type { Language, Listing } from './listing.ts';
import type { PartName } from './pseudocode.ts';
import type { VariantName } from './variants.ts';

/** The pieces in one language, line by line. */
export type Parts = Readonly<Record<PartName, Listing>>;

/** The programs in one language: the whole algorithm, written each way, and the parts of stages and mistakes. */
export type Book = Readonly<Record<VariantName, Listing>> & { readonly parts: Parts };

/** Fetches the programs in a language other than pseudocode: nobody reads all four at once. */
export async function fetchBook(language: Exclude<Language, 'pseudocode'>): Promise<Book> {
  switch (language) {
    case 'typescript':
      return (await import('./typescript.ts')).typescript;
    case 'python':
      return (await import('./python.ts')).python;
    default:
      return (await import('./swift.ts')).swift;
  }
}
