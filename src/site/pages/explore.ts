import { words } from '../../words/index.ts';
import { frame } from './frame.ts';
import { escapeHtml } from './html.ts';
import type { Page } from './page.ts';

const path = 'explore/';

/** The page on which a reader sets up any position and walks through its search. */
export function explorePage(): Page {
  const { explore, exploreSummary, documentTitle } = words.site;
  const main = `<h1>${escapeHtml(explore)}</h1>
<p class="summary">${escapeHtml(exploreSummary)}</p>
<ply-stepper id="explore" position="oxx/.xo/o.."></ply-stepper>`;
  return {
    path,
    title: documentTitle(explore),
    summary: exploreSummary,
    entry: 'explore',
    body: frame(path, main),
  };
}
