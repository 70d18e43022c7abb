import { html } from 'lit';
import { words } from '../../words/index.ts';
import { frame } from './frame.ts';
import type { Page, Site } from './page.ts';

const path = 'class/';

/** The page on which a class gathers; without one, it tells what a class is and how to begin one. */
export function classPage(site: Site): Page {
  const { title, summary, about, how, command, privacy, needsScript } = words.liveClass;
  const main = html`<h1>${title}</h1>
    <p class="summary">${summary}</p>
    <div id="class-home">
      <p>${about}</p>
      <p>${how}</p>
      <pre><code>${command}</code></pre>
      <p>${privacy}</p>
      <noscript><p>${needsScript}</p></noscript>
    </div>`;
  return {
    path,
    title: words.site.documentTitle(title),
    summary,
    entry: 'class',
    body: frame(site, { path }, main),
  };
}

/** The page on which one person tries a class: the projector, and three students beside it. */
export function tryPage(site: Site): Page {
  const { trying, tryHint, about, how, command } = words.liveClass;
  const main = html`<h1>${trying}</h1>
    <p class="summary">${tryHint}</p>
    <div id="class-try">
      <p>${about}</p>
      <p>${how}</p>
      <pre><code>${command}</code></pre>
    </div>`;
  return {
    path: `${path}try/`,
    title: words.site.documentTitle(trying),
    summary: tryHint,
    entry: 'class',
    hasFrames: true,
    body: frame(site, { path: `${path}try/` }, main),
  };
}
