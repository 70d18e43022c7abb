import { html, nothing } from 'lit';
import type { LessonPage } from '../../lesson/index.ts';
import { words } from '../../words/index.ts';
import { buildPage } from './build-page.ts';
import { buildLessonPath, buildLink, teachPath, type Page, type Site } from './page.ts';

/** What a teacher needs for a lesson, with the way to each. */
export function buildTeachPage(site: Site): Page {
  const { heading, summary, lessons, slides, handout, title } = words.teach;
  const main = html`<h1>${heading(site.course.name)}</h1>
    <p class="summary">${summary}</p>
    <h2 id="lessons">${lessons.heading}</h2>
    <p>${describeTimes(site.lessons)}</p>
    ${renderLessons(site.lessons)}
    <h2 id="slides">${slides.heading}</h2>
    <p>${slides.text}</p>
    <h2 id="handout">${handout.heading}</h2>
    <p>${handout.text}</p>
    ${renderWay('class/', words.liveClass.title, words.liveClass.summary)}
    ${renderWay('check/', words.checkPage.heading, words.checkPage.summary)}
    ${renderWay('write/', words.writePage.heading, words.writePage.summary)}
    ${renderWay('embed/', words.embed.title, words.embed.summary)}`;
  return buildPage(site, { path: teachPath, title, summary, entry: 'page' }, main);
}

/** What the times in the table are for. */
function describeTimes(all: readonly LessonPage[]) {
  const { times, exercisesApart } = words.teach.lessons;
  const planned = all.filter(({ plan }) => plan.id).length;
  const time = planned === 0 ? times.unplanned : planned < all.length ? times.partly : times.planned;
  return all.some(({ exerciseMinutes }) => exerciseMinutes) ? `${time} ${exercisesApart}` : time;
}

/** Where there is no room for columns each lesson is a block, which is why it has its roles in words. */
function renderLessons(lessons: readonly LessonPage[]) {
  const used = columns.filter(([, render]) => lessons.some((lesson) => render(lesson) !== nothing));
  return html`<div class="plans">
    <table class="wide" role="table">
      <thead class="spare" role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">${words.teach.lessons.lesson}</th>
          ${used.map(([name]) => html`<th data-column=${name} scope="col" role="columnheader">${words.teach.lessons[name]}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${lessons.map((lesson) => renderLesson(lesson, used))}
      </tbody>
    </table>
  </div>`;
}

/** What the table tells of a lesson beside its name; a column that no lesson of the course fills is left out. */
const columns = [
  ['minutes', ({ plan, minutes }) => words.teach.lessons.count(plan.minutes || minutes)],
  ['exercises', ({ exerciseMinutes: minutes }) => (minutes ? words.teach.lessons.count(minutes) : nothing)],
  ['objectives', ({ objectives }) => renderList(objectives)],
  ['needs', ({ needs }) => (needs.length ? renderList(needs) : words.teach.lessons.projectorOnly)],
  ['period', ({ plan }) => plan.period || nothing],
  ['skip', (lesson) => renderList(listSkipped(lesson))],
] as const satisfies readonly (readonly [name: string, render: (lesson: LessonPage) => unknown])[];

function listSkipped({ slug, plan }: LessonPage) {
  const link = buildLink(teachPath, buildLessonPath(slug));
  return plan.skip.map(
    ({ id, text, minutes }) =>
      html`<a class="alone" href="${link}#${id}">${words.teach.lessons.skipped(text, minutes)}</a>`,
  );
}

function renderLesson(lesson: LessonPage, used: readonly (typeof columns)[number][]) {
  const { number, slug, title, plan } = lesson;
  const said = words.teach.lessons;
  const link = buildLink(teachPath, buildLessonPath(slug));
  return html`<tr role="row">
    <th scope="row" role="rowheader">
      <a class="alone" href=${link}>${words.site.lessonTitle(number, title)}</a>
      <span class="row">
        ${plan.id ? html`<a class="alone" href="${link}#${plan.id}" aria-label=${said.notesOn(title)}>${said.notes}</a>` : nothing}
        <a class="alone" href="${link}?present" aria-label=${said.presentLesson(title)}>${said.present}</a>
        <a class="alone" href="${link}?print" aria-label=${said.handoutFor(title)}>${said.handout}</a>
      </span>
    </th>
    ${used.map(([name, render]) => html`<td role="cell" data-column=${name} data-head=${said[name]}>${render(lesson)}</td>`)}
  </tr>`;
}

function renderList(items: readonly unknown[]) {
  return items.length
    ? html`<ul>
        ${items.map((item) => html`<li>${item}</li>`)}
      </ul>`
    : nothing;
}

function renderWay(path: string, title: string, summary: string) {
  return html`<h2><a href=${buildLink(teachPath, path)}>${title}</a></h2>
    <p>${summary}</p>`;
}
