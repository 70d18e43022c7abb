import type { LessonPage } from '../../lesson/index.ts';
import { words } from '../../words/index.ts';
import { frame } from './frame.ts';
import { escapeHtml } from './html.ts';
import { lessonPath, link, type Page, type Site } from './page.ts';

/** The page of one lesson: its text, and the way to the lessons before and after it. */
export function lessonPage(site: Site, lesson: LessonPage): Page {
  const { lessonTitle, documentTitle, objectives } = words.site;
  const path = lessonPath(lesson.slug);
  const main = `<article>
<h1>${escapeHtml(lesson.title)}</h1>
<p class="summary">${escapeHtml(lesson.summary)}</p>
<p>${escapeHtml(objectives)}</p>
<ul class="objectives">
${lesson.objectives.map((each) => `<li>${escapeHtml(each)}</li>`).join('\n')}
</ul>
${lesson.html}
</article>
${neighbours(site, lesson)}`;
  return {
    path,
    title: documentTitle(lessonTitle(lesson.number, lesson.title)),
    summary: lesson.summary,
    entry: 'lesson',
    body: frame(path, main),
  };
}

function neighbours(site: Site, lesson: LessonPage): string {
  const { previous, next } = words.site;
  const at = site.lessons.indexOf(lesson);
  const way = (to: LessonPage | undefined, rel: 'prev' | 'next', name: string) =>
    to
      ? `<a rel="${rel}" href="${link(lessonPath(lesson.slug), lessonPath(to.slug))}">` +
        `<span>${escapeHtml(name)}</span> ${escapeHtml(to.title)}</a>`
      : '';
  return `<nav class="neighbours" aria-label="${escapeHtml(words.site.neighbours)}">
${way(site.lessons[at - 1], 'prev', previous)}
${way(site.lessons[at + 1], 'next', next)}
</nav>`;
}
