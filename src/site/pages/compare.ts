import { html } from 'lit';
import { trusted } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { frame } from './frame.ts';
import { link, type Page, type Site } from './page.ts';

const path = 'compare/';

/** The page on which a reader sets up any position and compares two searches of it. */
export function comparePage(site: Site): Page {
  const { title, heading, summary, needsScript, positions } = words.compare.page;
  const main = html`<compare-desk class="full">
    <h1>${heading}</h1>
    <p class="summary">${summary}</p>
    <p>${needsScript}</p>
    ${trusted(site.comparison)}
    <p><a href="${link(path, 'positions/')}">${positions}</a></p>
  </compare-desk>`;
  return frame(site, { path, title, summary, entry: 'compare' }, main);
}
