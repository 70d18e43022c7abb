import { words } from '../../words/index.ts';
import { frame } from './frame.ts';
import { escapeHtml } from './html.ts';
import { link, type Page, type Site } from './page.ts';

const path = 'compare/';

/** The page on which a reader sets up any position and compares two searches of it. */
export function comparePage(site: Site): Page {
  const { title, heading, summary, needsScript, positions } = words.compare.page;
  const main = `<h1 class="wide">${escapeHtml(heading)}</h1>
<p class="summary wide">${escapeHtml(summary)}</p>
<compare-desk class="wide"><p>${escapeHtml(needsScript)}</p>
${site.comparison}
<p><a href="${link(path, 'positions/')}">${escapeHtml(positions)}</a></p>
</compare-desk>`;
  return {
    path,
    title: words.site.documentTitle(title),
    summary,
    entry: 'compare',
    body: frame(site, { path }, main),
  };
}
