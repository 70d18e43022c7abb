import type { LanguageFn } from 'highlight.js/lib/core';

/** The text of a lesson: containers, elements and headings stand out; what is in a listing is left alone. */
export const markdown: LanguageFn = () => ({
  name: 'Markdown',
  contains: [
    { begin: '^(`{3,}|~{3,})', end: '^(`{3,}|~{3,})[ \\t]*$' },
    { scope: 'comment', begin: '<!--', end: '-->' },
    { scope: 'keyword', begin: '^:::+[ \\t]*[\\w-]*' },
    { scope: 'keyword', begin: '^#{1,6} .*$' },
    { scope: 'keyword', begin: '</?[a-z][a-z-]*' },
  ],
});
