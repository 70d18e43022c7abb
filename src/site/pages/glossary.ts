import { glossary, words } from '../../words/index.ts';
import { frame } from './frame.ts';
import { escapeHtml } from './html.ts';
import type { Page, Site } from './page.ts';

const path = 'glossary/';

/** The glossary: every term of the course with its meaning, from the one table in `words`. */
export function glossaryPage(site: Site): Page {
  const { glossary: title, glossarySummary, documentTitle } = words.site;
  const main = `<h1>${escapeHtml(title)}</h1>
<p class="summary">${escapeHtml(glossarySummary)}</p>
${glossaryList()}`;
  return {
    path,
    title: documentTitle(title),
    summary: glossarySummary,
    entry: 'page',
    body: frame(site, { path }, main),
  };
}

/** All terms with their meanings; `prefix` comes before their ids. */
export function glossaryList(prefix = ''): string {
  const entries = glossary.map(
    ({ id, term, meaning }) =>
      `<dt id="${prefix}${id}">${escapeHtml(term)}</dt><dd>${escapeHtml(meaning)}</dd>`,
  );
  return `<dl class="glossary">${entries.join('\n')}</dl>`;
}
