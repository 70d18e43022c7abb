import type { LessonPage } from '../../lesson/index.ts';
import { words } from '../../words/index.ts';
import { frame } from './frame.ts';
import { escapeHtml } from './html.ts';
import { fileName, FILES, lessonPath, link, type Page, type Site } from './page.ts';

/** The page of one lesson: its text, and the way to the lessons before and after it. */
export function lessonPage(site: Site, lesson: LessonPage): Page {
  const { lessonTitle, documentTitle } = words.site;
  const path = lessonPath(lesson.slug);
  const main = `<article data-lesson="${lesson.slug}" data-opening>
<h1>${escapeHtml(lesson.title)}</h1>
<p class="summary">${escapeHtml(lesson.summary)}</p>
${lead(lesson)}
${lesson.html}
</article>
${download(path, lesson)}
${neighbours(site, lesson)}`;
  return {
    path,
    title: documentTitle(lessonTitle(lesson.number, lesson.title)),
    summary: lesson.summary,
    entry: 'lesson',
    body: frame(site, { path, lesson }, main),
  };
}

/** How long the lesson takes, what it is for, and its contents; closed, so that the lesson itself comes first. */
function lead({ minutes, exerciseMinutes, objectives, headings }: LessonPage): string {
  const { about, objectives: afterwards, contents, duration } = words.site;
  const sections = headings.filter(({ level }) => level === 2);
  return `<details class="lead">
<summary>${escapeHtml(about(duration(minutes, exerciseMinutes)))}</summary>
<p>${escapeHtml(afterwards)}</p>
<ul>${objectives.map((objective) => item(escapeHtml(objective))).join('')}</ul>
<nav aria-label="${escapeHtml(contents)}">
<p>${escapeHtml(contents)}</p>
<ol>${sections.map(({ id, text }) => item(`<a href="#${id}">${escapeHtml(text)}</a>`)).join('')}</ol>
</nav>
</details>`;
}

/** The lesson as a file that needs neither a server nor a network. */
function download(path: string, lesson: LessonPage): string {
  const { download: name, downloadHint } = words.site;
  const to = link(path, `${FILES}/${fileName(lesson)}`);
  return `<p class="download"><a href="${to}" download>${escapeHtml(name)}</a> ${escapeHtml(downloadHint)}</p>`;
}

function neighbours(site: Site, lesson: LessonPage): string {
  const { neighbours: label, previous, next, lessonTitle } = words.site;
  const at = site.lessons.indexOf(lesson);
  const way = (to: LessonPage | undefined, rel: 'prev' | 'next', name: string) =>
    to
      ? `<a rel="${rel}" href="${link(lessonPath(lesson.slug), lessonPath(to.slug))}">` +
        `<span>${escapeHtml(name)}</span> ${escapeHtml(lessonTitle(to.number, to.title))}</a>`
      : '';
  return `<nav class="neighbours" aria-label="${escapeHtml(label)}">
${way(site.lessons[at - 1], 'prev', previous)}
${way(site.lessons[at + 1], 'next', next)}
</nav>`;
}

const item = (html: string) => `<li>${html}</li>`;
