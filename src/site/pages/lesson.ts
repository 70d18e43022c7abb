import { html, nothing } from 'lit';
import { stretchesHtml, type LessonPage } from '../../lesson/index.ts';
import { renderToString, trusted } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { frame } from './frame.ts';
import { lessonHead } from './lesson-head.ts';
import { elementsIn, fileName, FILES, lessonPath, link, type Page, type Site } from './page.ts';

export function lessonPage(site: Site, lesson: LessonPage): Page {
  const { lessonTitle } = words.site;
  const path = lessonPath(lesson.slug);
  const text = stretchesHtml(lesson.stretches, renderToString(lessonHead(lesson)));
  const main = html`<article data-lesson="${lesson.slug}" data-opening>${trusted(text)}</article>
    ${download(path, lesson)} ${neighbours(site, lesson)}`;
  const title = lessonTitle(lesson.number, lesson.title);
  const { summary, runsPrograms } = lesson;
  const page = {
    path,
    title,
    summary,
    entry: 'lesson',
    runsPrograms,
    opensWith: firstElements(lesson),
  } as const;
  return frame(site, page, main, { lesson });
}

/** Those of a first section beside a search; elsewhere it depends on the text what is in view. */
function firstElements({ stretches: [stretch] }: LessonPage): string[] {
  const runs = stretch?.sections[0] ?? [];
  const isSpread = stretch?.isSpread || runs.some((run) => run.isSpread);
  return isSpread ? elementsIn(runs.flatMap((run) => run.html).join('')) : [];
}

function download(path: string, lesson: LessonPage) {
  const { download: name, downloadHint } = words.site;
  const to = link(path, `${FILES}/${fileName(lesson)}`);
  return html`<p class="download quiet links"><a href="${to}" download>${name}</a> ${downloadHint}</p>`;
}

function neighbours(site: Site, lesson: LessonPage) {
  const { neighbours: label, previous, next, lessonTitle } = words.site;
  const at = site.lessons.indexOf(lesson);
  const way = (to: LessonPage | undefined, rel: 'prev' | 'next', name: string) =>
    to
      ? html`<a rel=${rel} href=${link(lessonPath(lesson.slug), lessonPath(to.slug))}
          ><span>${name}</span> ${lessonTitle(to.number, to.title)}</a
        >`
      : nothing;
  return html`<nav class="neighbours" aria-label="${label}">
    ${way(site.lessons[at - 1], 'prev', previous)} ${way(site.lessons[at + 1], 'next', next)}
  </nav>`;
}
