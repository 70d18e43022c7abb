import { html } from 'lit';
import { trusted } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { frame } from './frame.ts';
import { link, type Page, type Site } from './page.ts';

const path = 'explore/';

/** The page on which a reader sets up any position and walks through its search. */
export function explorePage(site: Site): Page {
  const { explore, exploreSummary, exploreNeedsScript } = words.site;
  const main = html`<h1 class="bench-title wide">${explore}</h1>
    <explore-desk class="full">
      <p class="summary">${exploreSummary}</p>
      <p class="onward"><a href="${link(path, 'positions/')}">${words.positions.title}</a></p>
      <p>${exploreNeedsScript}</p>
      ${trusted(site.demonstration)}
    </explore-desk>`;
  const page = { path, title: explore, summary: exploreSummary, entry: 'explore' } as const;
  return frame(site, page, main, { hasChips: true });
}
