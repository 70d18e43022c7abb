import type { Book } from './book.ts';
import type { Language } from './listing.ts';
import { pseudocode } from './pseudocode/index.ts';
import { python } from './python/index.ts';
import { swift } from './swift/index.ts';
import { typescript } from './typescript/index.ts';

/** The programs in every language, for pages that are written while nobody waits. */
export const library: Readonly<Record<Language, Book>> = { pseudocode, typescript, python, swift };
