import hljs from 'highlight.js/lib/core';
import python from 'highlight.js/lib/languages/python';
import swift from 'highlight.js/lib/languages/swift';
import typescript from 'highlight.js/lib/languages/typescript';
import { renderToString } from '../views/index.ts';
import { markdownGrammar, pseudocodeGrammar } from './grammars.ts';

const highlighted = {
  typescript,
  javascript: typescript,
  python,
  swift,
  pseudocode: pseudocodeGrammar,
  markdown: markdownGrammar,
};

for (const [name, language] of Object.entries(highlighted)) hljs.registerLanguage(name, language);

/** The languages that a fenced block of code may name; `text` is shown as it stands. */
export const codeLanguages: readonly string[] = [...Object.keys(highlighted), 'text'];

/** A block of code as HTML; it can be focused, so that the keyboard scrolls it. */
export function codeBlock(code: string, language: string): string {
  return `<pre tabindex="0"><code class="language-${renderToString(language)}">${highlight(code, language)}</code></pre>\n`;
}

/** The lines of code as HTML, each of them whole: a string or a comment over several lines is marked in each. */
export function highlightedLines(code: string, language: string): string[] {
  let open: string[] = [];
  return highlight(code, language)
    .split('\n')
    .map((line) => {
      const before = open.join('');
      for (const [tag] of line.matchAll(/<[^>]*>/g))
        open = tag === '</span>' ? open.slice(0, -1) : [...open, tag];
      return before + line + '</span>'.repeat(open.length);
    });
}

/** Code as HTML, its words marked with the classes of highlight.js. */
function highlight(code: string, language: string): string {
  return Object.hasOwn(highlighted, language)
    ? hljs.highlight(code, { language }).value
    : renderToString(code);
}
