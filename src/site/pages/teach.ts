import { html } from 'lit';
import type { LessonPage } from '../../lesson/index.ts';
import { words } from '../../words/index.ts';
import { buildPage } from './frame.ts';
import { buildLessonPath, buildLink, teachPath, type Page, type Site } from './page.ts';

/** What a teacher needs for a lesson, with the way to each. */
export function buildTeachPage(site: Site): Page {
  const { heading, summary, slides, handout, title } = words.teach;
  const main = html`<h1>${heading}</h1>
    <p class="summary">${summary}</p>
    <h2 id="slides">${slides.heading}</h2>
    <p>${slides.text}</p>
    <table>
      <thead>
        <tr>
          ${[slides.lesson, slides.minutes, slides.withExercises, slides.slides].map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${site.lessons.map(renderLesson)}
      </tbody>
    </table>
    <h2 id="handout">${handout.heading}</h2>
    <p>${handout.text}</p>
    ${renderWay('class/', words.liveClass.title, words.liveClass.summary)}
    ${renderWay('check/', words.checkPage.heading, words.checkPage.summary)}
    ${renderWay('write/', words.writePage.heading, words.writePage.summary)}
    ${renderWay('embed/', words.embed.title, words.embed.summary)}`;
  return buildPage(site, { path: teachPath, title, summary, entry: 'page' }, main);
}

function renderLesson({ number, slug, title, minutes, exerciseMinutes }: LessonPage) {
  const { present, presentLesson } = words.teach.slides;
  const link = buildLink(teachPath, buildLessonPath(slug));
  return html`<tr>
    <th scope="row"><a class="alone" href=${link}>${words.site.lessonTitle(number, title)}</a></th>
    <td class="digits">${minutes}</td>
    <td class="digits">${minutes + exerciseMinutes}</td>
    <td><a class="alone" href="${link}?present" aria-label=${presentLesson(title)}>${present}</a></td>
  </tr>`;
}

function renderWay(path: string, title: string, summary: string) {
  return html`<h2><a href=${buildLink(teachPath, path)}>${title}</a></h2>
    <p>${summary}</p>`;
}
