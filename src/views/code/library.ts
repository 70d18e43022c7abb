import type { Book, Language } from './book.ts';
import { pseudocode } from './pseudocode.ts';
import { python } from './python.ts';
import { swift } from './swift.ts';
import { typescript } from './typescript.ts';

/** The programs in every language, for pages that are written while nobody waits. */
export const library: Readonly<Record<Language, Book>> = { pseudocode, typescript, python, swift };
