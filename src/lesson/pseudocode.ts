import type { LanguageFn } from 'highlight.js/lib/core';

/** Pseudocode as the course writes it: `function`, `if`, `for each`, `←`; comments after two slashes. */
export const pseudocodeGrammar: LanguageFn = () => ({
  name: 'Pseudocode',
  keywords: {
    keyword: 'function return if else for each in while and or not is to',
    literal: 'true false nothing',
    built_in: 'MAX MIN max min',
  },
  contains: [
    { scope: 'comment', begin: '//', end: '$' },
    { scope: 'string', begin: '"', end: '"' },
    { scope: 'number', begin: '[+−-]?(?:∞|\\b\\d+\\b)' },
    { scope: 'operator', begin: '[←=<>≤≥≠+−×-]' },
  ],
});
