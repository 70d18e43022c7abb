import type { LanguageFn } from './highlight-types.d.ts';

/** What each of highlight.js's language files exports; see `highlight-types.d.ts`. */
declare const language: LanguageFn;

export default language;
