import { html } from 'lit';
import { stretchesHtml } from '../../lesson/index.ts';
import { renderToString, trusted } from '../../views/index.ts';
import { frame } from './frame.ts';
import { lessonHead } from './lesson-head.ts';
import { guidePath as path, type Page, type Site } from './page.ts';

export function guidePage(site: Site): Page {
  const { guide } = site;
  const text = stretchesHtml(guide.stretches, renderToString(lessonHead(guide)));
  const { title, summary } = guide;
  const main = html`<article data-lesson="write guide" data-opening>${trusted(text)}</article>`;
  return frame(site, { path, title, summary, entry: 'guide', runsPrograms: true }, main);
}
