import { html, nothing } from 'lit';
import type { LessonPage } from '../../lesson/index.ts';
import { trusted } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { frame, progressOf } from './frame.ts';
import { elementsIn, lessonPath, link, type Page, type Site } from './page.ts';

const path = '';

export function homePage(site: Site): Page {
  const { homeNote, lessons, startCourse, exploreSearch } = words.site;
  const { name, heading, summary, base } = site.course;
  const start = site.lessons[0];
  const main = html`<section class="hero">
      <div>
        <h1>${heading}</h1>
        <p class="summary">${summary}</p>
        <p class="actions row">
          ${start ? html`<a class="button primary" href="${link(path, lessonPath(start.slug))}">${startCourse}</a>` : nothing}
          <a class="button" href="${link(path, 'explore/')}">${exploreSearch}</a>
        </p>
        <p class="meta">${homeNote}</p>
      </div>
      ${trusted(site.demonstration)}
    </section>
    <ul class="doors">
      ${doors(site).map(door)}
    </ul>
    <div class="lessons-head row">
      <h2 id="lessons">${lessons}</h2>
      <p class="meta">${durationOf(site.lessons)}</p>
    </div>
    <ol class="lessons">
      ${site.lessons.map(card)}
    </ol>`;
  const title = `${name}: ${heading}`;
  const opensWith = elementsIn(site.demonstration);
  const page = { path, title, summary, ...(base && { canonical: base }), entry: 'home', opensWith } as const;
  return frame(site, page, main);
}

function doors({ lessons }: Site): (readonly [to: string, title: string, text: string])[] {
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
    [lessons[0] ? `${lessonPath(lessons[0].slug)}?present` : '#lessons', teach.title, teach.text],
    ['write/', write.title, write.text],
  ];
}

function door([to, title, text]: ReturnType<typeof doors>[number]) {
  return html`<li>
    <a href="${link(path, to)}">${title}</a>
    <p>${text}</p>
  </li>`;
}

function durationOf(lessons: readonly LessonPage[]): string {
  const sum = (key: 'minutes' | 'exerciseMinutes') =>
    lessons.reduce((minutes, lesson) => minutes + lesson[key], 0);
  return words.site.wholeDuration(lessons.length, sum('minutes'), sum('exerciseMinutes'));
}

function card(lesson: LessonPage) {
  const { number, slug, title, summary, minutes, exerciseMinutes, picture } = lesson;
  return html`<li>
    ${trusted(picture)}
    <span class="number">${number}</span>
    <a href="${link(path, lessonPath(slug))}" title=${summary}>${title}</a>
    <small>${words.site.duration(minutes, exerciseMinutes)}</small>
    ${progressOf(lesson)}
  </li>`;
}
