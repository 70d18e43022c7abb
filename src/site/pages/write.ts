import { html } from 'lit';
import { words } from '../../words/index.ts';
import { buildPage } from './build-page.ts';
import { guidePath, buildLink, type Page, type Site } from './page.ts';
import { describeBench } from './workbenches.ts';

const path = 'write/';
const writtenPath = 'write/lesson/';

export function buildWritePage(site: Site): Page {
  const { title, heading, summary, needsScript } = words.writePage;
  const main = html`<h1 class="bench-title spare wide">${heading}</h1>
    <write-desk class="full" data-site=${formatSiteFacts(site, path)}>
      <p class="summary">${summary}</p>
      <p class="scriptless">${needsScript}</p>
      <p><a href=${buildLink(path, guidePath)}>${site.guide.title}</a></p>
    </write-desk>`;
  const page = { ...describeBench('write', { title, summary }, 'xo./.x./..o'), hasFrames: true };
  return buildPage(site, page, main);
}

/** The page for a lesson from outside the course, shown next to its source or from its address. */
export function buildWrittenPage(site: Site): Page {
  const { title, summary, waiting, none, needsScript, write, notOurs, change } = words.writePage.shown;
  const main = html`<p class="not-ours" role="note">
      ${notOurs} <a class="change-lesson" href="../">${change}</a>
    </p>
    <article data-site=${formatSiteFacts(site, writtenPath)} data-waiting>
      <p class="waiting">${waiting}</p>
      <h1>${title}</h1>
      <p class="summary">${summary}</p>
      <p class="scriptless">${needsScript}</p>
      <p>${none}</p>
      <p><a class="button" href="../">${write}</a></p>
    </article>`;
  const page = { path: writtenPath, title, summary, entry: 'written', runsPrograms: true } as const;
  return buildPage(site, page, main, { presents: 'later' });
}

/** The facts about the site that the compiler needs, as JSON, for the page at the path `from`. */
export function formatSiteFacts({ course, lessons, pages, images }: Site, from: string): string {
  return JSON.stringify({
    name: course.name,
    root: buildLink(from, ''),
    lessons: lessons.map(({ file, title }) => ({ file, title })),
    pages,
    images,
  });
}
