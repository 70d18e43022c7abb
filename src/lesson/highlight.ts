import {
  highlightTokens,
  languages,
  tokenizeText,
  type Grammar,
  type TokenStream,
} from 'prism-code-editor/prism';
import 'prism-code-editor/prism/languages/python';
import 'prism-code-editor/prism/languages/swift';
import 'prism-code-editor/prism/languages/typescript';
import { renderToString } from '../views/index.ts';

const markdownGrammar: Grammar = {
  listing: /^(`{3,}|~{3,})[^]*?(?:^\1[ \t]*$|$(?![^]))/gm,
  comment: /<!--[^]*?-->/g,
  container: /^:::+[ \t]*[\w-]*/m,
  title: /^#{1,6} .*$/m,
  tag: /<\/?[a-z][a-z-]*/,
};

const pseudocodeGrammar: Grammar = {
  comment: /\/\/.*/g,
  string: /"[^"]*"/g,
  keyword: /\b(?:function|return|if|else|for|each|in|while|and|or|not|is|to)\b/,
  builtin: /\b(?:MAX|MIN|max|min)\b/,
};

const grammars: ReadonlyMap<string, Grammar> = new Map([
  ['typescript', languages.typescript],
  ['javascript', languages.javascript],
  ['python', languages.python],
  ['swift', languages.swift],
  ['pseudocode', pseudocodeGrammar],
  ['markdown', markdownGrammar],
  ['text', {}],
]);

/** The languages of fences; in `text` nothing is marked. */
export const codeLanguages: readonly string[] = [...grammars.keys()];

/** Not programs: a drawing scrolls, so that it can get the focus, for keys; prose has no lines of its own. */
const whole: readonly string[] = ['text', 'markdown'];

export function renderCode(code: string, language: string): string {
  const name = `language-${renderToString(language)}`;
  const text = highlight(code, language);
  if (whole.includes(language)) return `<pre tabindex="0"><code class="${name}">${text}</code></pre>\n`;
  const lines = text.split(/(?<=\n)/).map((line) => `<span>${line}</span>`);
  return `<pre><code class="${name}">${lines.join('')}</code></pre>\n`;
}

/** Complete lines of HTML: a string or comment over several lines is marked in each. */
export function highlightLines(code: string, language: string): string[] {
  return highlight(code, language).split('\n');
}

/** Prism's marks close at the end of a line and open again on the next. */
function highlight(code: string, language: string): string {
  return highlightTokens(keepMarked(tokenizeText(code, grammars.get(language) ?? {})));
}

/** Tokens that `prose.css` styles. Other marks would only make pages heavier. */
const marked: readonly string[] = ['keyword', 'builtin', 'comment', 'container', 'title', 'tag'];

function keepMarked(tokens: TokenStream): TokenStream {
  return tokens.flatMap((token) => {
    if (typeof token === 'string' || marked.includes(token.type)) return [token];
    return typeof token.content === 'string' ? [token.content] : keepMarked(token.content);
  });
}
