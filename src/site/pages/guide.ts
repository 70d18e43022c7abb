import { html } from 'lit';
import { writeStretches } from '../../lesson/index.ts';
import { renderToString, trustHtml } from '../../views/index.ts';
import { buildPage } from './build-page.ts';
import { renderLessonHead } from './lesson-head.ts';
import { guidePath as path, type Page, type Site } from './page.ts';

export function buildGuidePage(site: Site): Page {
  const { guide } = site;
  const text = writeStretches(guide.stretches, renderToString(renderLessonHead(guide)));
  const { title, summary } = guide;
  const main = html`<article data-lesson="write guide" data-opening>${trustHtml(text)}</article>`;
  return buildPage(site, { path, title, summary, entry: 'guide', runsPrograms: true }, main, {
    prints: true,
  });
}
