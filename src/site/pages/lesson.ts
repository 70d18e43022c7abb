import { html, nothing } from 'lit';
import { findRow } from '../../catalogue/index.ts';
import { writeStretches, type LessonPage } from '../../lesson/index.ts';
import { renderToString, trustHtml } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { makeCard } from './card.ts';
import { buildPage } from './build-page.ts';
import { renderLessonHead } from './lesson-head.ts';
import {
  listElements,
  BLANK_FILE,
  nameFilePage,
  FILES_FOLDER,
  buildLessonPath,
  buildLink,
  type Page,
  type Site,
} from './page.ts';

export function buildLessonPage(site: Site, lesson: LessonPage): Page {
  const { lessonTitle } = words.site;
  const path = buildLessonPath(lesson.slug);
  const text = writeStretches(lesson.stretches, renderToString(renderLessonHead(lesson)));
  const main = html`<article data-lesson="${lesson.slug}" data-opening>${trustHtml(text)}</article>
    ${renderDownload(path, lesson)} ${renderNeighbours(site, lesson)}`;
  const title = lessonTitle(lesson.number, lesson.title);
  const { summary, runsPrograms } = lesson;
  const page = {
    path,
    title,
    summary,
    entry: 'lesson',
    runsPrograms,
    opensWith: listFirstElements(lesson),
    goesOnWith: listUntilSearch(text),
    card: makeCard(
      lesson.title,
      summary,
      lesson.pictures.at(0)?.trace,
      words.site.lessonNumber(lesson.number),
    ),
  } as const;
  return buildPage(site, page, main, { lesson });
}

/** The elements of a first section next to a search. On other lessons, what is visible first depends on the text. */
function listFirstElements({ stretches: [stretch] }: LessonPage): string[] {
  const runs = stretch?.sections[0] ?? [];
  const isSpread = stretch?.isSpread || runs.some((run) => run.isSpread);
  return isSpread ? listElements(runs.flatMap((run) => run.html).join('')) : [];
}

/** The elements down to the first search. */
function listUntilSearch(text: string): string[] {
  const elements = listElements(text);
  const isSearch = (name: string) => {
    const row = findRow(name);
    return row?.hosts === 'search' && row.on.page === 'beside';
  };
  return elements.slice(0, elements.findIndex(isSearch) + 1);
}

function renderDownload(path: string, lesson: LessonPage) {
  const { save, hint } = words.lessonFile;
  const { runsPrograms } = lesson;
  const locate = (name: string) => buildLink(path, `${FILES_FOLDER}/${name}`);
  return html`<p class="download quiet links" hidden>
    <button
      data-page=${locate(nameFilePage(lesson))}
      data-blank=${locate(BLANK_FILE)}
      ?data-programs=${runsPrograms}
    >
      ${save}
    </button>
    ${hint(runsPrograms)} <span role="status"></span>
  </p>`;
}

function renderNeighbours(site: Site, lesson: LessonPage) {
  const { neighbours: label, previous, next, lessonTitle } = words.site;
  const at = site.lessons.indexOf(lesson);
  const renderWay = (to: LessonPage | undefined, rel: 'prev' | 'next', name: string) =>
    to
      ? html`<a rel=${rel} href=${buildLink(buildLessonPath(lesson.slug), buildLessonPath(to.slug))}
          ><span>${name}</span> ${lessonTitle(to.number, to.title)}</a
        >`
      : nothing;
  return html`<nav class="neighbours" aria-label="${label}">
    ${renderWay(site.lessons[at - 1], 'prev', previous)} ${renderWay(site.lessons[at + 1], 'next', next)}
  </nav>`;
}
