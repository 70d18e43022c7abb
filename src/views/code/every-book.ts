import type { Book } from './book.ts';
import type { ListingLanguage } from './listing-languages.ts';
import { pseudocode } from './pseudocode.ts';
import { python } from './python.ts';
import { swift } from './swift.ts';
import { typescript } from './typescript.ts';

/** Every language at once, for the build, where loading time does not matter. */
export const everyBook: Readonly<Record<ListingLanguage, Book>> = { pseudocode, typescript, python, swift };
