import { html, nothing } from 'lit';
import type { LessonPage } from '../../lesson/index.ts';
import { words } from '../../words/index.ts';
import { buildPage } from './build-page.ts';
import { buildLessonPath, buildLink, teachPath, type Page, type Site } from './page.ts';

/** What a teacher needs for a lesson, with the way to each. */
export function buildTeachPage(site: Site): Page {
  const { heading, summary, lessons, slides, handout, title } = words.teach;
  const main = html`<h1>${heading}</h1>
    <p class="summary">${summary}</p>
    <h2 id="lessons">${lessons.heading}</h2>
    <p>${lessons.text}</p>
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

/** Where there is no room for columns each lesson is a block, which is why it has its roles in words. */
function renderLessons(lessons: readonly LessonPage[]) {
  const { lesson, minutes, exercises, objectives, needs, period, skip } = words.teach.lessons;
  const heads = [lesson, minutes, exercises, objectives, needs, period, skip];
  return html`<div class="plans">
    <table class="wide" role="table">
      <thead class="spare" role="rowgroup">
        <tr role="row">
          ${heads.map((head) => html`<th scope="col" role="columnheader">${head}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${lessons.map(renderLesson)}
      </tbody>
    </table>
  </div>`;
}

function renderLesson({ number, slug, title, plan, objectives, needs, ...lesson }: LessonPage) {
  const said = words.teach.lessons;
  const link = buildLink(teachPath, buildLessonPath(slug));
  const skip = plan.skip.map(
    ({ id, text, minutes }) => html`<a class="alone" href="${link}#${id}">${said.skipped(text, minutes)}</a>`,
  );
  return html`<tr role="row">
    <th scope="row" role="rowheader">
      <a class="alone" href=${link}>${words.site.lessonTitle(number, title)}</a>
      <span class="row">
        ${plan.id ? html`<a class="alone" href="${link}#${plan.id}" aria-label=${said.planOf(title)}>${said.plan}</a>` : nothing}
        <a class="alone" href="${link}?present" aria-label=${said.presentLesson(title)}>${said.present}</a>
        <a class="alone" href="${link}?print" aria-label=${said.handoutFor(title)}>${said.handout}</a>
      </span>
    </th>
    ${renderCell(said.minutes, said.count(plan.minutes || lesson.minutes), 'digits')}
    ${renderCell(said.exercises, said.count(lesson.exerciseMinutes), 'digits')}
    ${renderCell(said.objectives, renderList(objectives))}
    ${renderCell(said.needs, needs.length ? renderList(needs) : said.projectorOnly)}
    ${renderCell(said.period, plan.period)} ${renderCell(said.skip, renderList(skip))}
  </tr>`;
}

function renderCell(head: string, content: unknown, kind = '') {
  return html`<td role="cell" class=${kind || nothing} data-head=${head}>${content}</td>`;
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
