import type { Grammar } from 'prism-code-editor/prism';

/** The text of a lesson: containers, elements and headings stand out; what is in a listing is left alone. */
export const markdownGrammar: Grammar = {
  listing: /^(`{3,}|~{3,})[^]*?(?:^\1[ \t]*$|$(?![^]))/gm,
  comment: /<!--[^]*?-->/g,
  container: /^:::+[ \t]*[\w-]*/m,
  title: /^#{1,6} .*$/m,
  tag: /<\/?[a-z][a-z-]*/,
};

/** Pseudocode as the course writes it: `function`, `if`, `for each`, `←`; comments after two slashes. */
export const pseudocodeGrammar: Grammar = {
  comment: /\/\/.*/g,
  string: /"[^"]*"/g,
  keyword: /\b(?:function|return|if|else|for|each|in|while|and|or|not|is|to)\b/,
  builtin: /\b(?:MAX|MIN|max|min)\b/,
};
