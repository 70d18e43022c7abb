import { html, nothing } from 'lit';
import type { LessonPage } from '../../lesson/index.ts';
import { trusted } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { frame, progressOf } from './frame.ts';
import { lessonPath, link, type Page, type Site } from './page.ts';

const path = '';

/** The three uses of the site, and where each begins. */
const uses = [
  ['explore/', words.site.uses.alone],
  ['compare/', words.site.uses.compare],
  ['#lessons', words.site.uses.teach],
] as const;

/** The home page: what Plybook is, with a small search that plays by itself once, and the lessons. */
export function homePage(site: Site): Page {
  const { name, promise, homeSummary, homeText, lessons, startCourse, explore } = words.site;
  const start = site.lessons[0];
  const main = html`<section class="hero">
      <div>
        <h1>${promise}</h1>
        <p class="summary">${homeSummary}</p>
        <p>${homeText}</p>
        <p class="actions">
          ${start ? html`<a class="main-action" href="${link(path, lessonPath(start.slug))}">${startCourse}</a>` : nothing}
          <a href="${link(path, 'explore/')}">${explore}</a>
        </p>
      </div>
      ${trusted(site.demonstration)}
      <ul class="uses">
        ${uses.map(use)}
      </ul>
    </section>
    <h2 id="lessons" class="wide">${lessons}</h2>
    <p class="wide">${durationOf(site.lessons)}</p>
    <ol class="lessons">
      ${site.lessons.map(card)}
    </ol>`;
  return {
    path,
    title: `${name}: ${promise}`,
    summary: homeSummary,
    entry: 'page',
    body: frame(site, { path }, main),
  };
}

function use([to, { title, text }]: (typeof uses)[number]) {
  return html`<li><a href="${link(path, to)}">${title}</a> ${text}</li>`;
}

function durationOf(lessons: readonly LessonPage[]): string {
  const sum = (key: 'minutes' | 'exerciseMinutes') =>
    lessons.reduce((minutes, lesson) => minutes + lesson[key], 0);
  return words.site.wholeDuration(lessons.length, sum('minutes'), sum('exerciseMinutes'));
}

function card(lesson: LessonPage) {
  const { number, slug, title, summary, minutes, exerciseMinutes } = lesson;
  const { lessonTitle, duration } = words.site;
  return html`<li>
    <a href="${link(path, lessonPath(slug))}">${lessonTitle(number, title)}</a>
    <p>${summary}</p>
    <p class="about"><small>${duration(minutes, exerciseMinutes)}</small>${progressOf(lesson)}</p>
  </li>`;
}
