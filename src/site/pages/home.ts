import { html, nothing } from 'lit';
import type { LessonPage } from '../../lesson/index.ts';
import { trustHtml } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { buildPage, renderProgress } from './frame.ts';
import { listElements, buildLessonPath, buildLink, type Page, type Site } from './page.ts';

const path = '';

export function buildHomePage(site: Site): Page {
  const { homeNote, lessons, startCourse, exploreSearch } = words.site;
  const { name, heading, summary, base } = site.course;
  const start = site.lessons[0];
  const main = html`<section class="hero">
      <div>
        <h1>${heading}</h1>
        <p class="summary">${summary}</p>
        <p class="actions row">
          ${start ? html`<a class="button primary" href="${buildLink(path, buildLessonPath(start.slug))}">${startCourse}</a>` : nothing}
          <a class="button" href="${buildLink(path, 'explore/')}">${exploreSearch}</a>
        </p>
        <p class="meta">${homeNote}</p>
      </div>
      ${trustHtml(site.demonstration)}
    </section>
    <ul class="doors">
      ${listDoors(site).map(renderDoor)}
    </ul>
    <div class="lessons-head row">
      <h2 id="lessons">${lessons}</h2>
      <p class="meta">${formatCourseDuration(site.lessons)}</p>
    </div>
    <ol class="lessons">
      ${site.lessons.map(renderLessonCard)}
    </ol>`;
  const title = `${name}: ${heading}`;
  const opensWith = listElements(site.demonstration);
  const page = { path, title, summary, ...(base && { canonical: base }), entry: 'home', opensWith } as const;
  return buildPage(site, page, main);
}

function listDoors({ lessons }: Site): (readonly [to: string, title: string, text: string])[] {
  const { learn, explore, compare, teach, write } = words.site.doors;
  return [
    [
      '#lessons',
      learn.title,
      learn.text(
        lessons.map(({ title }) => title),
        lessons.some(({ questions }) => questions > 0),
      ),
    ],
    ['explore/', explore.title, explore.text],
    ['compare/', compare.title, compare.text],
    [lessons[0] ? `${buildLessonPath(lessons[0].slug)}?present` : '#lessons', teach.title, teach.text],
    ['write/', write.title, write.text],
  ];
}

function renderDoor([to, title, text]: ReturnType<typeof listDoors>[number]) {
  return html`<li>
    <a href="${buildLink(path, to)}">${title}</a>
    <p>${text}</p>
  </li>`;
}

function formatCourseDuration(lessons: readonly LessonPage[]): string {
  const sumMinutes = (key: 'minutes' | 'exerciseMinutes') =>
    lessons.reduce((minutes, lesson) => minutes + lesson[key], 0);
  return words.site.wholeDuration(lessons.length, sumMinutes('minutes'), sumMinutes('exerciseMinutes'));
}

function renderLessonCard(lesson: LessonPage) {
  const { number, slug, title, summary, minutes, exerciseMinutes, picture } = lesson;
  return html`<li>
    ${trustHtml(picture)}
    <span class="number">${number}</span>
    <a href="${buildLink(path, buildLessonPath(slug))}" title=${summary}>${title}</a>
    <small>${words.site.duration(minutes, exerciseMinutes)}</small>
    ${renderProgress(lesson)}
  </li>`;
}
