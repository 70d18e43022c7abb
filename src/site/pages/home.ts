import type { LessonPage } from '../../lesson/index.ts';
import { words } from '../../words/index.ts';
import { frame } from './frame.ts';
import { escapeHtml } from './html.ts';
import { lessonPath, link, type Page, type Site } from './page.ts';

const path = '';

/** The home page: what Plybook is, and the lessons. */
export function homePage(site: Site): Page {
  const { name, promise, homeSummary, lessons } = words.site;
  const main = `<h1>${escapeHtml(promise)}</h1>
<p class="summary">${escapeHtml(homeSummary)}</p>
<h2 id="lessons">${escapeHtml(lessons)}</h2>
<ol class="lessons">
${site.lessons.map(card).join('\n')}
</ol>`;
  return {
    path,
    title: `${name}: ${promise}`,
    summary: homeSummary,
    entry: 'home',
    body: frame(path, main),
  };
}

function card(lesson: LessonPage): string {
  return `<li value="${lesson.number}">
<a href="${link(path, lessonPath(lesson.slug))}">${escapeHtml(lesson.title)}</a>
<p>${escapeHtml(lesson.summary)} <small>${escapeHtml(words.site.minutes(lesson.minutes))}</small></p>
</li>`;
}
