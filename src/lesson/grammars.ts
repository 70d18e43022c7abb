import type { LanguageFn } from 'highlight.js/lib/core';

/** The text of a lesson: containers, elements and headings stand out; what is in a listing is left alone. */
export const markdownGrammar: LanguageFn = () => ({
  name: 'Markdown',
  contains: [
    { begin: '^(`{3,}|~{3,})', end: '^(`{3,}|~{3,})[ \\t]*$' },
    { scope: 'comment', begin: '<!--', end: '-->' },
    { scope: 'keyword', begin: '^:::+[ \\t]*[\\w-]*' },
    { scope: 'keyword', begin: '^#{1,6} .*$' },
    { scope: 'keyword', begin: '</?[a-z][a-z-]*' },
  ],
});

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
