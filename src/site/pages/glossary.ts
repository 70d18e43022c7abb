import { html } from 'lit';
import { glossary, keepTogether, words } from '../../words/index.ts';
import { buildPage } from './build-page.ts';
import type { Page, Site } from './page.ts';

const path = 'glossary/';

export function buildGlossaryPage(site: Site): Page {
  const { glossary: title, glossarySummary } = words.site;
  const main = html`<h1>${title}</h1>
    <p class="summary">${glossarySummary}</p>
    ${renderGlossary()}`;
  return buildPage(site, { path, title, summary: glossarySummary, entry: 'page' }, main);
}

export function renderGlossary(prefix = '') {
  const entries = glossary.map(
    ({ id, term, meaning }) =>
      html`<dt id="${prefix}${id}">${term}</dt>
        <dd>${keepTogether(meaning)}</dd>`,
  );
  return html`<dl class="glossary">${entries}</dl>`;
}
