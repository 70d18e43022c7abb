import { html } from 'lit';
import { trustHtml } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { buildPage } from './build-page.ts';
import { noticesPath, type Page, type Site } from './page.ts';

/** Replaced by the build, because only the build knows whose code is shipped. */
export const NOTICES_MARKER = '<!-- notices -->';

export function buildLicencesPage(site: Site): Page {
  const { title, summary, intro } = words.licences;
  const main = html`<h1>${title}</h1>
    <p class="summary">${summary}</p>
    <p>${intro}</p>
    ${trustHtml(NOTICES_MARKER)}`;
  return buildPage(site, { path: noticesPath, title, summary, entry: 'page' }, main);
}
