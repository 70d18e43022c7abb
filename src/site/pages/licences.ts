import { words } from '../../words/index.ts';
import { frame } from './frame.ts';
import { escapeHtml } from './html.ts';
import { noticesPath, type Page, type Site } from './page.ts';

/** What stands in the page until a build, which alone knows whose code is shipped, puts the notices there. */
export const NOTICES = '<!-- notices -->';

/** The licences of Plybook and of all others whose code the site holds. */
export function licencesPage(site: Site): Page {
  const { title, summary, intro } = words.licences;
  const main = `<h1>${escapeHtml(title)}</h1>
<p class="summary">${escapeHtml(summary)}</p>
<p>${escapeHtml(intro)}</p>
${NOTICES}`;
  return {
    path: noticesPath,
    title: words.site.documentTitle(title),
    summary,
    entry: 'page',
    body: frame(site, { path: noticesPath }, main),
  };
}
